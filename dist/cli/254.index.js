export const id = 254;
export const ids = [254];
export const modules = {

/***/ 4439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FG: () => (/* binding */ flakiness),
/* harmony export */   T2: () => (/* binding */ withDistinctAttempts),
/* harmony export */   TY: () => (/* binding */ caseStatus),
/* harmony export */   cs: () => (/* binding */ countAttempts),
/* harmony export */   du: () => (/* binding */ erroredBounds)
/* harmony export */ });
/* unused harmony export distinctAttempts */
/** Counts the attempts that have a verdict. */
function countAttempts(attempts) {
    let passed = 0;
    let total = 0;
    for (const attempt of attempts) {
        if (attempt === null)
            continue;
        total += 1;
        passed += attempt;
    }
    return { passed, total };
}
/** BehavTest's word for a case: one attempt without a verdict, or no attempt at all, makes it `errored`. */
function caseStatus(attempts) {
    const { passed, total } = countAttempts(attempts);
    if (total === 0 || total < attempts.length)
        return 'errored';
    if (passed === total)
        return 'passed';
    return passed === 0 ? 'failed' : 'flaky';
}
/**
 * Flaky cases: mixed verdicts among at least two attempts that have one. `null` where no case was asked twice: with
 * one attempt nothing can be said. A description, never a reason to fail.
 */
function flakiness(cases) {
    let flaky = 0;
    let measured = 0;
    for (const { passed, total } of cases) {
        if (total < 2)
            continue;
        measured += 1;
        if (passed > 0 && passed < total)
            flaky += 1;
    }
    return measured === 0 ? null : { flaky, measured };
}
/** Both ways to count attempts without a verdict; `null` when every attempt has one. */
function erroredBounds(attempts) {
    const { passed, total } = countAttempts(attempts);
    if (total === attempts.length)
        return null;
    return { asFailed: passed / attempts.length, excluded: passed / total };
}
/** The arm with each recording counted once; what it then counts has no recordings left to look at. */
function withDistinctAttempts(arm) {
    const { name, recordings } = arm;
    if (recordings === undefined)
        return arm;
    if (recordings.size === 0)
        return { name, cases: arm.cases };
    const cases = [...arm.cases].map(([id, attempts]) => [id, distinctAttempts(attempts, recordings.get(id) ?? [])]);
    return { name, cases: new Map(cases) };
}
/**
 * Leaves one attempt for each recording: an answer replayed twice is one observation, and counting it twice would
 * manufacture certainty. `recordings` names the recording behind each attempt, `null` for one that has none (a live
 * call, a command); those all stay. The first attempt of a recording stays.
 */
function distinctAttempts(attempts, recordings) {
    if (attempts.length < 2)
        return attempts;
    const seen = new Set();
    return attempts.filter((_, index) => {
        const recording = recordings[index] ?? null;
        if (recording === null)
            return true;
        if (seen.has(recording))
            return false;
        seen.add(recording);
        return true;
    });
}


/***/ }),

/***/ 9982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fO: () => (/* binding */ ENOUGH_CASES),
  JJ: () => (/* binding */ compareArms),
  Vj: () => (/* binding */ verdictOf)
});

// EXTERNAL MODULE: ./lib/comparison/statistics/attempts.js
var statistics_attempts = __webpack_require__(4439);
// EXTERNAL MODULE: ./lib/comparison/statistics/interval.js
var interval = __webpack_require__(9888);
// EXTERNAL MODULE: ./lib/comparison/statistics/lattice.js
var lattice = __webpack_require__(1775);
// EXTERNAL MODULE: ./lib/comparison/statistics/student.js + 1 modules
var student = __webpack_require__(1681);
// EXTERNAL MODULE: ./lib/comparison/statistics/normal.js
var normal = __webpack_require__(8518);
;// CONCATENATED MODULE: ./lib/comparison/statistics/wilson.js


/**
 * Wilson's score interval of a share: `passed` of `total`, both may be fractions (an effective number). Ends in 0 to 1.
 * `total` = 0 says nothing: [0, 1]. `critical` is the two-sided critical value, 95 % of the normal unless given.
 *
 * On pooled attempts this is BehavTest's number. It treats every attempt as an independent draw, so it is too narrow
 * as a statement about other cases; see `clusterRate`.
 *
 * Source: E. B. Wilson, J. Amer. Statist. Assoc. 22 (1927) 209–212.
 */
function wilson(passed, total, critical = normal/* Z_975 */.Jy) {
    if (total <= 0)
        return { low: 0, high: 1 };
    const rate = passed / total;
    const square = critical * critical;
    const spread = 1 + square / total;
    const centre = (rate + square / (2 * total)) / spread;
    const half = (critical / spread) * Math.sqrt((rate * (1 - rate)) / total + square / (4 * total * total));
    return (0,interval/* clampInterval */.J)({ low: centre - half, high: centre + half }, 0, 1);
}

;// CONCATENATED MODULE: ./lib/comparison/statistics/cluster-rate.js




/**
 * Mean case rate with a 95 % interval that knows attempts of one case to be alike: Wilson's interval on the effective
 * number of attempts nEff = m(1−m)/se², held between the number of cases and of attempts (the number of cases where
 * all rates are equal), with t(0.975, cases − 1) in the place of z. `null` below two cases: one case says nothing
 * about others. Every case needs an attempt with a verdict.
 *
 * Sources: L. Kish, "Survey Sampling" (1965), design effect; E. L. Korn, B. I. Graubard, Survey Methodology 24 (1998)
 * 193–201; N. Dean, M. Pagano, J. Surv. Stat. Methodol. 3 (2015) 484–503. Small samples: S. Bowyer, L. Aitchison,
 * D. R. Ivanova, arXiv:2503.01747 (2025).
 */
function clusterRate(cases) {
    const count = cases.length;
    if (count < 2)
        return null;
    const { mean, variance, standardError } = (0,lattice/* moments */.Cl)((0,lattice/* rateLattice */.VD)(cases));
    const attempts = cases.reduce((sum, { total }) => sum + total, 0);
    const effective = variance === 0 ? count : (0,interval/* clamp */.q)((mean * (1 - mean)) / (variance / count), count, attempts);
    const critical = (0,student/* studentQuantile */.FI)(0.975, count - 1);
    return {
        mean,
        standardError: standardError,
        cases: count,
        effectiveAttempts: effective,
        critical,
        ...wilson(mean * effective, effective, critical),
    };
}

// EXTERNAL MODULE: ./lib/comparison/statistics/holm.js
var holm = __webpack_require__(1323);
// EXTERNAL MODULE: ./lib/comparison/statistics/pair-difference.js + 3 modules
var pair_difference = __webpack_require__(5326);
// EXTERNAL MODULE: ./lib/comparison/statistics/power.js
var power = __webpack_require__(5028);
;// CONCATENATED MODULE: ./lib/comparison/statistics/compare-arms.js







/** From so many comparable cases on, not finding a difference says something. */
const ENOUGH_CASES = 30;
/**
 * Compares every arm with the reference, on the cases that both measured.
 *
 * The numbers do not depend on the order of arms, cases or attempts, on a clock or on chance. They cost about
 * arms × cases × trials, plus the exact tests (see `twoSidedTail`): linear in the cases once a suite is large. Throws a
 * RangeError when no arm has the reference's name.
 */
function compareArms(arms, reference, errored = 'drop-attempts') {
    const sides = arms.map(statistics_attempts/* withDistinctAttempts */.T2);
    const base = sides.find(({ name }) => name === reference);
    if (base === undefined)
        throw new RangeError(`no arm is named "${reference}"`);
    const others = sides.filter((side) => side !== base);
    const differences = others.map((side) => (0,pair_difference/* pairDifference */.A0)(side, base, errored, others.length));
    const adjusted = (0,holm/* holm */.f)(differences.map(({ p_value }) => p_value));
    const versus = new Map();
    for (const [index, difference] of differences.entries()) {
        const side = others[index];
        if (side === undefined)
            continue;
        versus.set(side, withVerdict(difference, adjusted[index] ?? 1));
    }
    return { reference, arms: sides.map((side) => describe(side, versus.get(side))) };
}
function withVerdict(difference, adjusted) {
    const verdict = verdictOf(difference.difference, adjusted, difference.comparable);
    return { ...difference, p_adjusted: adjusted, verdict };
}
/**
 * The word for a difference. `better` and `worse`: the adjusted p is below 5 %, with however few cases. Otherwise, with
 * fewer than {@link ENOUGH_CASES} comparable cases it is `too_few_cases`: so few find only differences of some 25 points,
 * and fewer than five find none at all, because n cases that all change the same way give p = 2^−n. With more it is
 * `no_clear_difference`, which is not "equal": the smallest difference the suite would have found stands beside it.
 */
function verdictOf(difference, adjusted, comparable) {
    if (adjusted < power/* ALPHA */.Nh && difference !== 0)
        return difference > 0 ? 'better' : 'worse';
    return comparable < ENOUGH_CASES ? 'too_few_cases' : 'no_clear_difference';
}
function describe({ name, cases }, versus) {
    const attempts = [...cases.values()];
    const counts = attempts.map(statistics_attempts/* countAttempts */.cs).filter(({ total }) => total > 0);
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const total = counts.reduce((sum, count) => sum + count.total, 0);
    const statuses = { passed: 0, failed: 0, flaky: 0, errored: 0 };
    for (const one of attempts)
        statuses[(0,statistics_attempts/* caseStatus */.TY)(one)] += 1;
    const bounds = (0,statistics_attempts/* erroredBounds */.du)(attempts.flat());
    return {
        name,
        attempts: { passed, total, ...wilson(passed, total) },
        cases: statuses,
        rate: clusterRate(counts),
        rateErroredAsFailed: bounds === null ? null : meanRate(attempts),
        erroredBounds: bounds,
        flakiness: (0,statistics_attempts/* flakiness */.FG)(counts),
        ...(versus === undefined ? {} : { versus }),
    };
}
/** Mean of the case rates with every attempt without a verdict as failed; cases without any attempt are left out. */
function meanRate(cases) {
    const counts = cases
        .filter((attempts) => attempts.length > 0)
        .map((attempts) => ({ passed: (0,statistics_attempts/* countAttempts */.cs)(attempts).passed, total: attempts.length }));
    return (0,lattice/* moments */.Cl)((0,lattice/* rateLattice */.VD)(counts)).mean;
}


/***/ }),

/***/ 590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ differenceInterval),
/* harmony export */   ue: () => (/* binding */ pairedT)
/* harmony export */ });
/* unused harmony export bonettPrice */
/* harmony import */ var _interval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9888);
/* harmony import */ var _lattice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1775);
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8518);
/* harmony import */ var _student_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1681);




/** At least so many cases must differ before their spread is trusted. */
const LEAST_DIFFERING = 5;
/**
 * Student's paired t on a sample of differences. With n = 1, or no spread at all, it knows nothing about the spread
 * of other cases: the interval has no width, and p is 1 for a mean of 0 and else 0. `differenceInterval` is the one
 * to show.
 *
 * Source: "Student", Biometrika 6 (1908) 1–25. On case differences it equals the question-level clustered standard
 * error of E. Miller, arXiv:2411.00640 (2024), up to n/(n−1).
 */
function pairedT({ n, mean, standardError }, confidence = 0.95) {
    const critical = n < 2 ? Number.NaN : (0,_student_js__WEBPACK_IMPORTED_MODULE_0__/* .studentQuantile */ .FI)((1 + confidence) / 2, n - 1);
    const half = standardError === 0 ? 0 : critical * standardError;
    return {
        n,
        mean,
        standardError: standardError,
        critical,
        low: mean - half + 0,
        high: mean + half + 0,
        p: standardError === 0 ? Number(mean === 0) : (0,_student_js__WEBPACK_IMPORTED_MODULE_0__/* .studentTwoSided */ .$W)(mean / standardError, n - 1),
    };
}
/**
 * Bonett and Price's interval of a mean of paired differences: one pseudo-case of +1 and one of −1 are added, so that
 * it never has zero width and holds with few cases or few that differ. Right for any n, 0 included.
 *
 * Source: D. G. Bonett, R. M. Price, J. Educ. Behav. Stat. 37 (2012) 479–488, here for differences of case rates.
 */
function bonettPrice({ unit, values }, confidence = 0.95) {
    const count = BigInt(values.length + 2);
    const sum = (0,_lattice_js__WEBPACK_IMPORTED_MODULE_1__/* .total */ .X5)(values);
    const squares = (0,_lattice_js__WEBPACK_IMPORTED_MODULE_1__/* .total */ .X5)(values.map((value) => value * value)) + 2n * unit * unit;
    const centre = (0,_lattice_js__WEBPACK_IMPORTED_MODULE_1__/* .ratio */ .CG)(sum, unit * count);
    const variance = (0,_lattice_js__WEBPACK_IMPORTED_MODULE_1__/* .ratio */ .CG)(count * squares - sum * sum, count * count * unit * unit);
    const standardError = Math.sqrt(variance / (values.length + 2));
    const half = (0,_normal_js__WEBPACK_IMPORTED_MODULE_2__/* .normalQuantile */ .Zl)((1 + confidence) / 2) * standardError;
    return { centre, standardError: standardError, low: centre - half, high: centre + half };
}
/**
 * The interval to show for a difference of pass rates: paired t where at least five cases differ and their differences
 * are not all the same, else Bonett and Price. Ends within −1 and 1. Coverage is in `docs/reading-the-numbers.md`.
 * `confidence` 0.90 gives the two one-sided 95 % bounds of a gate with a margin.
 */
function differenceInterval(differences, confidence = 0.95) {
    const sample = (0,_lattice_js__WEBPACK_IMPORTED_MODULE_1__/* .moments */ .Cl)(differences);
    const differing = differences.values.filter((value) => value !== 0n).length;
    if (differing >= LEAST_DIFFERING && sample.variance > 0) {
        const { low, high } = pairedT(sample, confidence);
        return shown('paired-t', sample.mean, sample.standardError, { low, high });
    }
    const { low, high, standardError } = bonettPrice(differences, confidence);
    return shown('bonett-price', sample.mean, standardError, { low, high });
}
function shown(method, difference, standardError, interval) {
    return { method, difference, standardError: standardError, ...(0,_interval_js__WEBPACK_IMPORTED_MODULE_3__/* .clampInterval */ .J)(interval, -1, 1) };
}


/***/ }),

/***/ 1323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
/**
 * Holm's step-down correction: with these p-values one may look at all the comparisons and still be wrong about any of
 * them in at most 5 % of suites in which nothing differs. Adjusted values in the order given; equal ones stay equal.
 * Valid although the comparisons share a reference. n·log n.
 *
 * Source: S. Holm, Scand. J. Statist. 6 (1979) 65–70.
 */
function holm(pValues) {
    const order = pValues.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
    const adjusted = new Array(pValues.length).fill(1);
    let largest = 0;
    for (const [rank, { p, index }] of order.entries()) {
        largest = Math.max(largest, Math.min(1, (pValues.length - rank) * p));
        adjusted[index] = largest;
    }
    return adjusted;
}


/***/ }),

/***/ 9888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ clampInterval),
/* harmony export */   q: () => (/* binding */ clamp)
/* harmony export */ });
/** Holds both ends within `least` and `most`. Also turns a negative zero into zero, so that nobody prints "-0.0". */
function clampInterval(interval, least, most) {
    return { low: clamp(interval.low, least, most) + 0, high: clamp(interval.high, least, most) + 0 };
}
/** The nearest number to `value` within `least` and `most`. */
function clamp(value, least, most) {
    return Math.min(most, Math.max(least, value));
}


/***/ }),

/***/ 1775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ ratio),
/* harmony export */   Cl: () => (/* binding */ moments),
/* harmony export */   Kf: () => (/* binding */ greatest),
/* harmony export */   R9: () => (/* binding */ leastCommonMultiple),
/* harmony export */   T_: () => (/* binding */ greatestCommonDivisor),
/* harmony export */   VD: () => (/* binding */ rateLattice),
/* harmony export */   X5: () => (/* binding */ total),
/* harmony export */   YG: () => (/* binding */ least),
/* harmony export */   gD: () => (/* binding */ differenceLattice),
/* harmony export */   ys: () => (/* binding */ absolute)
/* harmony export */ });
/** Pass rates of cases. */
function rateLattice(cases) {
    const unit = leastCommonMultiple(cases.map(({ total }) => total));
    return { unit, values: cases.map((counts) => onLattice(counts, unit)) };
}
/** Differences of pass rates, arm minus reference. */
function differenceLattice(pairs) {
    const unit = leastCommonMultiple(pairs.flatMap(({ arm, reference }) => [arm.total, reference.total]));
    return {
        unit,
        values: pairs.map(({ arm, reference }) => onLattice(arm, unit) - onLattice(reference, unit)),
    };
}
function onLattice({ passed, total }, unit) {
    return (BigInt(passed) * unit) / BigInt(total);
}
/** Moments computed in whole numbers and rounded once, so that the order of the cases cannot change a digit. */
function moments({ unit, values }) {
    const n = values.length;
    if (n === 0)
        return { n, mean: 0, variance: 0, standardError: 0 };
    const count = BigInt(n);
    const sum = total(values);
    const mean = ratio(sum, unit * count);
    if (n === 1)
        return { n, mean, variance: 0, standardError: 0 };
    const squares = total(values.map((value) => value * value));
    const variance = ratio(count * squares - sum * sum, count * (count - 1n) * unit * unit);
    return { n, mean, variance, standardError: Math.sqrt(variance / n) };
}
/** Sum of whole numbers. */
function total(values) {
    return values.reduce((sum, value) => sum + value, 0n);
}
/** The least of whole numbers; 0 of none. */
function least(values) {
    let found = values[0] ?? 0n;
    for (const value of values)
        if (value < found)
            found = value;
    return found;
}
/** The greatest of whole numbers; 0 of none. */
function greatest(values) {
    return -least(values.map((value) => -value));
}
/** Size without sign. */
function absolute(value) {
    return value < 0n ? -value : value;
}
/** A fraction of whole numbers of any size as the nearest number; `denominator` > 0. Never a negative zero. */
function ratio(numerator, denominator) {
    // Past 2^1000 both parts lose the same low bits, so that neither becomes Infinity.
    const excess = BigInt(Math.max(0, denominator.toString(16).length * 4 - 1000));
    return Number(numerator >> excess) / Number(denominator >> excess);
}
/** Greatest common divisor of the sizes; 0 when all are 0. */
function greatestCommonDivisor(values) {
    let divisor = 0n;
    for (const value of values) {
        let rest = absolute(value);
        while (rest !== 0n)
            [divisor, rest] = [rest, divisor % rest];
    }
    return divisor;
}
/** Least common multiple of positive whole numbers; 1 of none. */
function leastCommonMultiple(values) {
    let multiple = 1n;
    for (const value of new Set(values)) {
        const next = BigInt(value);
        multiple *= next / greatestCommonDivisor([multiple, next]);
    }
    return multiple;
}


/***/ }),

/***/ 8518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: () => (/* binding */ Z_975),
/* harmony export */   Zl: () => (/* binding */ normalQuantile)
/* harmony export */ });
/* unused harmony export normalCdf */

/** Two-sided 95 % point of the standard normal distribution: the quantile of 0.975. */
const Z_975 = 1.959963984540054;
/** Probability that a standard normal variable is at most `x`. Source: Abramowitz & Stegun 26.2.29. */
function normalCdf(x) {
    return erfc(-x / Math.SQRT2) / 2;
}
// Coefficients of algorithm AS 241, routine PPND16: numerator, then denominator, lowest power first.
const CENTRE = [
    [
        3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
        67265.7709270087, 33430.57558358813, 2509.0809287301227,
    ],
    [
        1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
        28729.085735721943, 5226.495278852854,
    ],
];
const NEAR_TAIL = [
    [
        1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
        0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
    ],
    [
        1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
        0.0005475938084995345, 1.0507500716444169e-9,
    ],
];
const FAR_TAIL = [
    [
        6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
        0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
    ],
    [
        1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
        1.8463183175100548e-5, 1.421511758316446e-7, 2.0442631033899397e-15,
    ],
];
function rational(parts, x) {
    const value = (coefficients) => coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
    return value(parts[0]) / value(parts[1]);
}
/**
 * The standard normal quantile: the `x` with `normalCdf(x) = p`. −Infinity at 0, Infinity at 1, NaN outside.
 *
 * Source: M. J. Wichura, algorithm AS 241, Appl. Statist. 37 (1988) 477–484; relative error about 1e-16.
 */
function normalQuantile(p) {
    if (!(p >= 0 && p <= 1))
        return Number.NaN;
    const fromCentre = p - 0.5;
    if (Math.abs(fromCentre) <= 0.425) {
        return fromCentre * rational(CENTRE, 0.180625 - fromCentre * fromCentre);
    }
    const tail = Math.min(p, 1 - p);
    if (tail === 0)
        return fromCentre < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const r = Math.sqrt(-Math.log(tail));
    const size = r <= 5 ? rational(NEAR_TAIL, r - 1.6) : rational(FAR_TAIL, r - 5);
    return fromCentre < 0 ? -size : size;
}


/***/ }),

/***/ 5326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Of: () => (/* binding */ caseVariance),
  Q6: () => (/* binding */ pairCases),
  A0: () => (/* binding */ pairDifference)
});

// EXTERNAL MODULE: ./lib/comparison/statistics/attempts.js
var attempts = __webpack_require__(4439);
// EXTERNAL MODULE: ./lib/comparison/statistics/difference.js
var difference = __webpack_require__(590);
;// CONCATENATED MODULE: ./lib/comparison/statistics/hypergeometric.js
/**
 * How many marked ones are among `drawn` out of `all`, when `marked` of all are marked: C(M,k)·C(N−M,d−k)/C(N,d).
 * Built from the most likely count outwards by the ratio of neighbours, so that no binomial overflows, however many
 * trials there are.
 */
function hypergeometric(marked, drawn, all) {
    const least = Math.max(0, drawn - (all - marked));
    const most = Math.min(marked, drawn);
    const mode = Math.min(most, Math.max(least, Math.floor(((marked + 1) * (drawn + 1)) / (all + 2))));
    // P(K = k + 1) / P(K = k)
    const ratio = (k) => ((marked - k) * (drawn - k)) / ((k + 1) * (all - marked - drawn + k + 1));
    const relative = new Array(most - least + 1).fill(1);
    for (let k = mode; k < most; k++)
        relative[k + 1 - least] = (relative[k - least] ?? 0) * ratio(k);
    for (let k = mode; k > least; k--)
        relative[k - 1 - least] = (relative[k - least] ?? 0) / ratio(k - 1);
    const sum = relative.reduce((whole, weight) => whole + weight, 0);
    return { least, weights: relative.map((weight) => weight / sum) };
}

;// CONCATENATED MODULE: ./lib/comparison/statistics/fisher.js

/** Tables whose probabilities agree to this share count as equally likely: they are, up to rounding. */
const SAME = 1 + 1e-9;
/**
 * Fisher's exact test of one case: did its attempts pass at a different rate in the two arms? Two-sided, the sum over
 * all tables that are no more likely than the observed one. 1 when a side has no attempts.
 *
 * BehavTest's number, for a look at one case. It is not corrected for the number of cases, and with one or two attempts
 * a side it can never be small.
 *
 * Source: R. A. Fisher, J. R. Statist. Soc. 98 (1935) 39–82; two-sided by probability as in R's `fisher.test`.
 */
function fisherExact(arm, reference) {
    if (arm.total === 0 || reference.total === 0)
        return 1;
    const passed = arm.passed + reference.passed;
    const { least, weights } = hypergeometric(passed, reference.total, arm.total + reference.total);
    const observed = weights[reference.passed - least] ?? 0;
    return Math.min(1, weights.filter((weight) => weight <= observed * SAME).reduce((sum, weight) => sum + weight, 0));
}

// EXTERNAL MODULE: ./lib/comparison/statistics/lattice.js
var lattice = __webpack_require__(1775);
// EXTERNAL MODULE: ./lib/comparison/statistics/tail.js + 4 modules
var tail = __webpack_require__(5433);
;// CONCATENATED MODULE: ./lib/comparison/statistics/permutation.js



/**
 * Relabels the attempts of each case between the two arms, in every way there is. BehavTest's test with its random
 * draws replaced by the exact distribution.
 *
 * It answers whether this fixed suite changed, beyond the noise of its attempts. It does not speak about other cases:
 * one case that turns from 8 of 8 to 0 of 8 makes p = 2/C(16,8) = 0.00016 in a suite of any size. Attempts have to be
 * separate recordings, or p is made from copies.
 *
 * Per case the passes on the reference's side are hypergeometric: C(T,k)·C(N−T,b−k)/C(N,b) for T passes among N
 * attempts, b of them the reference's. Cases whose attempts all agree cannot move and are left out. Cost: see
 * `twoSidedTail`.
 *
 * Source: P. Good, "Permutation, Parametric and Bootstrap Tests of Hypotheses" (3rd ed. 2005) ch. 3.
 */
function stratifiedPermutation(pairs) {
    const differences = (0,lattice/* differenceLattice */.gD)(pairs);
    const changed = differences.values.filter((value) => value !== 0n).length;
    const observed = (0,lattice/* total */.X5)(differences.values);
    if (observed === 0n)
        return { p: 1, changedCases: changed, simulated: false };
    const unit = (0,lattice/* leastCommonMultiple */.R9)(pairs.flatMap(({ arm, reference }) => [arm.total, reference.total]));
    const { atLeast, simulated } = (0,tail/* twoSidedTail */.K)(relabellings(pairs, unit), observed);
    return { p: atLeast, changedCases: changed, simulated };
}
/** One step for each kind of case: passes and attempts on both sides decide how it can fall. */
function relabellings(pairs, unit) {
    const kinds = new Map();
    for (const pair of pairs) {
        const key = [pair.arm.passed + pair.reference.passed, pair.arm.total, pair.reference.total].join();
        const kind = kinds.get(key) ?? { pair, count: 0 };
        kind.count += 1;
        kinds.set(key, kind);
    }
    return [...kinds]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, { pair, count }]) => relabelling(pair, unit, count))
        .filter(({ values }) => values.length > 1);
}
function relabelling({ arm, reference }, unit, count) {
    const passed = arm.passed + reference.passed;
    const { least, weights } = hypergeometric(passed, reference.total, arm.total + reference.total);
    const values = weights.map((_, index) => {
        const ofReference = BigInt(least + index);
        return (((BigInt(passed) - ofReference) * unit) / BigInt(arm.total) -
            (ofReference * unit) / BigInt(reference.total));
    });
    return { values, weights, count };
}

// EXTERNAL MODULE: ./lib/comparison/statistics/power.js
var power = __webpack_require__(5028);
// EXTERNAL MODULE: ./lib/comparison/statistics/sign-flip.js
var sign_flip = __webpack_require__(3922);
;// CONCATENATED MODULE: ./lib/comparison/statistics/pair-difference.js







/** Compares two arms. `comparisons`: how many arms share the 5 % of false alarms. */
function pairDifference(arm, reference, errored, comparisons) {
    const { pairs, reduced, notComparable } = pairCases(arm.cases, reference.cases, errored);
    const differences = (0,lattice/* differenceLattice */.gD)(pairs);
    const interval = (0,difference/* differenceInterval */.Ly)(differences);
    const { pMid, pExact, simulated } = (0,sign_flip/* signFlip */.R)(differences);
    const idsWhere = (test) => pairs.filter((_, index) => test(differences.values[index] ?? 0n)).map(({ id }) => id);
    return {
        comparable: pairs.length,
        ...interval,
        p_value: pMid,
        p_exact: pExact,
        simulated,
        fixed: idsWhere((value) => value > 0n),
        broken: idsWhere((value) => value < 0n),
        reduced,
        notComparable,
        mde80: (0,power/* mde80 */.dP)(interval.standardError, comparisons),
        casesNeeded: (0,power/* casesNeeded */.h1)(interval.difference, caseVariance(differences), comparisons),
        fisher: new Map(pairs.map((pair) => [pair.id, fisherExact(pair.arm, pair.reference)])),
        thisSuite: stratifiedPermutation(pairs),
    };
}
/** Variance of one case's difference, as the shown interval sees it: with Bonett and Price's pseudo-cases when few differ. */
function caseVariance(differences) {
    const { method, standardError } = (0,difference/* differenceInterval */.Ly)(differences);
    return standardError ** 2 * (differences.values.length + (method === 'bonett-price' ? 2 : 0));
}
/** Pairs the cases by id. A case is comparable when both sides have an attempt with a verdict (or, by rule, no other). */
function pairCases(arm, reference, errored) {
    const pairs = [];
    const reduced = [];
    const notComparable = [];
    for (const id of [...new Set([...arm.keys(), ...reference.keys()])].sort(byCodeUnit)) {
        const ours = arm.get(id) ?? [];
        const theirs = reference.get(id) ?? [];
        const pair = { id, arm: (0,attempts/* countAttempts */.cs)(ours), reference: (0,attempts/* countAttempts */.cs)(theirs) };
        const incomplete = pair.arm.total < ours.length || pair.reference.total < theirs.length;
        if (pair.arm.total === 0 || pair.reference.total === 0 || (incomplete && errored === 'drop-cases')) {
            notComparable.push(id);
            continue;
        }
        pairs.push(pair);
        if (incomplete)
            reduced.push(id);
    }
    return { pairs, reduced, notComparable };
}
/** By code unit, so that the order is the same under every locale. */
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 5028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ casesToDecide),
/* harmony export */   Nh: () => (/* binding */ ALPHA),
/* harmony export */   dP: () => (/* binding */ mde80),
/* harmony export */   h1: () => (/* binding */ casesNeeded)
/* harmony export */ });
/* unused harmony exports varianceParts, plannedError */
/* harmony import */ var _normal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8518);


/** False alarms a verdict may give: 5 % of suites in which nothing differs. */
const ALPHA = 0.05;
/** Share of true differences that "smallest difference found" means. */
const POWER = 0.8;
/**
 * Standard errors that a true difference must measure to be found in 80 % of runs. `comparisons` arms share the 5 %
 * (Holm's first step); one-sided for a margin.
 */
function neededErrors(comparisons, sides) {
    return (0,_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(1 - ALPHA / (sides * comparisons)) + (0,_normal_js__WEBPACK_IMPORTED_MODULE_0__/* .normalQuantile */ .Zl)(POWER);
}
/**
 * The smallest true difference that a suite with this standard error finds in 80 % of runs (MDE80), in the unit of
 * `standardError`. Two-sided 5 %, shared between `comparisons` arms.
 *
 * Source: E. Miller, arXiv:2411.00640 (2024), section on power; (1.960 + 0.842)·se for one comparison.
 */
function mde80(standardError, comparisons = 1) {
    return neededErrors(comparisons, 2) * standardError;
}
/**
 * How many cases would find a true `difference` in 80 % of runs, when one case's differences vary by `variance`:
 * ((z + 0.842)·s/difference)², to the nearest case. `null` for a difference of 0, which no suite can find.
 *
 * Losing 10 % of cases and gaining none (variance 0.09) takes 71; losing 15 % and gaining 5 % takes 149.
 */
function casesNeeded(difference, variance, comparisons = 1) {
    if (difference === 0)
        return null;
    return Math.round((neededErrors(comparisons, 2) / difference) ** 2 * variance);
}
/**
 * How many cases would decide, in 80 % of runs, whether an arm is worse by more than `margin`, if the true difference is
 * the one seen: enough for the one-sided 95 % bound to clear either the margin from above or 0 from below, whichever
 * takes fewer. `null` when neither can: a margin of 0 and no difference.
 */
function casesToDecide(difference, margin, variance) {
    const room = Math.max(0, difference + margin, -difference);
    return room === 0 ? null : Math.ceil((neededErrors(1, 1) / room) ** 2 * variance);
}
/**
 * Splits the noise of the case differences into what more cases would average out and what more attempts would:
 * sX² = mean of p(1−p)·R/(R−1) over cases asked at least twice, between = max(0, s_d² − mean of sA²/RA + sB²/RB).
 * With one attempt a case everything is `between`.
 *
 * Source: E. Miller, arXiv:2411.00640 (2024), paired variance and its parts.
 */
function varianceParts(pairs) {
    const arm = within(pairs.map((pair) => pair.arm));
    const reference = within(pairs.map((pair) => pair.reference));
    const noise = pairs.reduce((sum, pair) => sum + arm / pair.arm.total + reference / pair.reference.total, 0) /
        Math.max(1, pairs.length);
    return { between: Math.max(0, moments(differenceLattice(pairs)).variance - noise), arm, reference };
}
function within(cases) {
    const repeated = cases.filter(({ total }) => total > 1);
    if (repeated.length === 0)
        return 0;
    const sum = repeated.reduce((all, { passed, total }) => all + (passed * (total - passed)) / (total * (total - 1)), 0);
    return sum / repeated.length;
}
/**
 * Standard error that a suite of `cases` cases with `attempts` attempts each would have:
 * sqrt((between + (sA² + sB²)/R) / n). Shows why cases come before attempts: `between` only falls with n.
 */
function plannedError({ between, arm, reference }, cases, attempts) {
    return Math.sqrt((between + (arm + reference) / attempts) / cases);
}


/***/ }),

/***/ 3922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ signFlip)
/* harmony export */ });
/* harmony import */ var _lattice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1775);
/* harmony import */ var _tail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5433);


/**
 * Flips the sign of each case's difference with probability one half. With one attempt a case it is McNemar's exact
 * test. m cases that all changed the same way give pMid = 2^−m, so fewer than five can never fall below 0.05. Cost:
 * see `twoSidedTail`.
 *
 * Sources: R. A. Fisher, "The Design of Experiments" (1935) §21; E. J. G. Pitman, J. R. Statist. Soc. Suppl. 4 (1937)
 * 119–130; mid-p: M. W. Fagerland, S. Lydersen, P. Laake, BMC Med. Res. Methodol. 13 (2013) 91.
 */
function signFlip({ values }) {
    const sizes = new Map();
    for (const value of values) {
        if (value !== 0n)
            sizes.set((0,_lattice_js__WEBPACK_IMPORTED_MODULE_0__/* .absolute */ .ys)(value), (sizes.get((0,_lattice_js__WEBPACK_IMPORTED_MODULE_0__/* .absolute */ .ys)(value)) ?? 0) + 1);
    }
    const differing = values.filter((value) => value !== 0n).length;
    const observed = (0,_lattice_js__WEBPACK_IMPORTED_MODULE_0__/* .total */ .X5)(values);
    if (observed === 0n)
        return { differing, pExact: 1, pMid: 1, simulated: false };
    // Sorted, so that neither rounding nor a seed can depend on the order of the cases.
    const steps = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([size, count]) => flip(size, count));
    const { atLeast, exactly, simulated } = (0,_tail_js__WEBPACK_IMPORTED_MODULE_1__/* .twoSidedTail */ .K)(steps, observed);
    return { differing, pExact: atLeast, pMid: Math.max(Number.MIN_VALUE, atLeast - exactly / 2), simulated };
}
function flip(size, count) {
    return { values: [-size, size], weights: [0.5, 0.5], count };
}


/***/ }),

/***/ 1681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FI: () => (/* binding */ studentQuantile),
  $W: () => (/* binding */ studentTwoSided)
});

// UNUSED EXPORTS: studentCdf, studentUpperTail

// EXTERNAL MODULE: ./lib/comparison/statistics/normal.js
var normal = __webpack_require__(8518);
;// CONCATENATED MODULE: ./lib/comparison/statistics/special.js
// Special functions that the distributions need. Ours, because no library fits: the accurate one brings 223 packages
// for one quantile, and the light one is off by 2e-8. These agree with 50-digit arithmetic to 1e-12.
/** Convergence limit of the series and continued fractions, and the stand-in for a zero denominator. */
const EPSILON = 1e-16;
const TINY = 1e-300;
const MAX_TERMS = 10_000;
/** Coefficients of Lanczos' approximation with g = 7 and nine terms; relative error below 1e-15. */
const LANCZOS_G = 7;
const LANCZOS = [
    0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
    12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];
/**
 * ln Γ(x) for x > 0.
 *
 * Source: C. Lanczos, "A Precision Approximation of the Gamma Function", SIAM J. Numer. Anal. B 1 (1964) 86–96;
 * coefficients of P. Godfrey (2001).
 */
function logGamma(x) {
    let sum = 0;
    for (const [index, coefficient] of LANCZOS.entries()) {
        sum += index === 0 ? coefficient : coefficient / (x - 1 + index);
    }
    const base = x + LANCZOS_G - 0.5;
    return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum);
}
/** ln Γ(x) minus Stirling's formula, for x >= 10. Source: Abramowitz & Stegun 6.1.41. */
function stirlingRest(x) {
    const inverse = 1 / (x * x);
    return ((1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse * (1 / 1188))))) / x);
}
/**
 * ln B(a, b) for a, b > 0. When one argument is large, ln Γ(a) − ln Γ(a+b) is taken from the difference of two
 * Stirling series, so that two large logarithms never cancel.
 *
 * Source: A. R. DiDonato, A. H. Morris, ACM TOMS 18 (1992) 360–373 (algorithm 708), functions BETALN and ALGDIV.
 */
function logBeta(a, b) {
    const large = Math.max(a, b);
    const small = Math.min(a, b);
    if (large < 10) {
        return logGamma(large) + logGamma(small) - logGamma(large + small);
    }
    const sum = large + small;
    const quotient = stirlingRest(large) -
        stirlingRest(sum) -
        (large - 0.5) * Math.log1p(small / large) -
        small * (Math.log(sum) - 1);
    return logGamma(small) + quotient;
}
/**
 * The regularised incomplete beta function I_x(a, b), for a, b > 0 and 0 <= x <= 1.
 *
 * `complement` is 1 − x. Give it where it is known exactly: close to x = 1 the subtraction would lose the digits that
 * the tail of a distribution is made of.
 *
 * Source: Abramowitz & Stegun 26.5.8 (continued fraction), evaluated by W. J. Lentz' method, Appl. Opt. 15 (1976)
 * 668–671. Takes about sqrt(max(a, b)) terms.
 */
function incompleteBeta(x, a, b, complement = 1 - x) {
    if (x <= 0)
        return 0;
    if (complement <= 0)
        return 1;
    const front = Math.exp(a * logOf(x, complement) + b * logOf(complement, x) - logBeta(a, b));
    return x < (a + 1) / (a + b + 2)
        ? (front * betaFraction(x, a, b)) / a
        : 1 - (front * betaFraction(complement, b, a)) / b;
}
/** ln x, where `complement` = 1 − x is the more exact of the two when x is close to 1. */
function logOf(x, complement) {
    return x > 0.5 ? Math.log1p(-complement) : Math.log(x);
}
function betaFraction(x, a, b) {
    let c = 1;
    let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
    let fraction = d;
    for (let m = 1; m <= MAX_TERMS; m++) {
        const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / notZero(1 + even * d);
        c = notZero(1 + even / c);
        fraction *= c * d;
        const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / notZero(1 + odd * d);
        c = notZero(1 + odd / c);
        fraction *= c * d;
        if (Math.abs(c * d - 1) < EPSILON)
            break;
    }
    return fraction;
}
function notZero(value) {
    return Math.abs(value) < TINY ? TINY : value;
}
/**
 * The complementary error function, with full relative accuracy in the upper tail.
 *
 * Source: Abramowitz & Stegun 7.1.6 (series of positive terms, below 2.5) and 7.1.14 (continued fraction).
 */
function erfc(x) {
    if (x < 0)
        return 2 - erfc(-x);
    const scale = Math.exp(-x * x) / Math.sqrt(Math.PI);
    if (x < 2.5) {
        let term = 2 * x;
        let sum = term;
        for (let n = 1; term > sum * EPSILON && n < MAX_TERMS; n++) {
            term *= (2 * x * x) / (2 * n + 1);
            sum += term;
        }
        return 1 - scale * sum;
    }
    // Evaluated from the far end: 120 terms are enough for 1e-16 from x = 2.5 on.
    let fraction = x;
    for (let n = 120; n >= 1; n--)
        fraction = x + n / 2 / fraction;
    return scale / fraction;
}

;// CONCATENATED MODULE: ./lib/comparison/statistics/student.js


/**
 * Probability that Student's t with `df` > 0 degrees of freedom is above `t`.
 *
 * Source: Abramowitz & Stegun 26.7.1 with 26.5.27: half of I_x(df/2, 1/2) at x = df/(df + t²).
 */
function studentUpperTail(t, df) {
    const square = t * t;
    // Divided this way round so that neither part overflows or cancels, however large t is.
    const half = incompleteBeta(df / (df + square), df / 2, 0.5, square / (df + square)) / 2;
    return t > 0 ? half : 1 - half;
}
/** Probability that Student's t with `df` > 0 degrees of freedom is at most `t`. */
function studentCdf(t, df) {
    return studentUpperTail(-t, df);
}
/** Two-sided p-value of a t statistic: P(|T| >= |t|). */
function studentTwoSided(t, df) {
    return Math.min(1, 2 * studentUpperTail(Math.abs(t), df));
}
function studentDensity(t, df) {
    return Math.exp(-((df + 1) / 2) * Math.log1p((t * t) / df) - logBeta(df / 2, 0.5)) / Math.sqrt(df);
}
/**
 * The Student t quantile: the `t` with `studentCdf(t, df) = p`, for 0 < p < 1 and df > 0.
 *
 * Newton's method on the upper tail. It starts at the normal quantile, which lies below the root, and the tail is
 * convex there, so every step moves up to the root and none oversteps it. With 1 and 2 degrees of freedom the closed
 * forms (tangent; 2q/sqrt(2·4p(1−p)), Abramowitz & Stegun 26.7) are exact.
 */
function studentQuantile(p, df) {
    if (!(p > 0 && p < 1))
        return Number.NaN;
    if (p < 0.5)
        return -studentQuantile(1 - p, df);
    if (p === 0.5)
        return 0;
    if (df === 1)
        return 1 / Math.tan(Math.PI * (1 - p));
    if (df === 2)
        return ((2 * p - 1) * Math.SQRT2) / Math.sqrt(4 * p * (1 - p));
    const tail = 1 - p;
    let t = (0,normal/* normalQuantile */.Zl)(p);
    for (let step = 0; step < 200; step++) {
        const change = (studentUpperTail(t, df) - tail) / studentDensity(t, df);
        t += change;
        if (Math.abs(change) <= 1e-15 * t)
            break;
    }
    return t;
}


/***/ }),

/***/ 5433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ twoSidedTail)
});

// EXTERNAL MODULE: ./lib/comparison/statistics/lattice.js
var lattice = __webpack_require__(1775);
;// CONCATENATED MODULE: ./lib/comparison/statistics/lattice-sum.js

/** Convolves the steps. Meant for sums of a few thousand points; the caller keeps them that small. */
function latticeDistribution(steps) {
    const sum = gridOf(steps);
    return { offset: sum.offset, grid: sum.grid, weights: convolve(sum) };
}
/** Finds the coarsest grid that holds every value of the sum. */
function gridOf(steps) {
    const away = steps.map(({ values }) => values.map((value) => value - (0,lattice/* least */.YG)(values)));
    const divisor = (0,lattice/* greatestCommonDivisor */.T_)(away.flat());
    const grid = divisor === 0n ? 1n : divisor;
    const onGrid = steps.map(({ weights, count }, index) => ({
        weights,
        count,
        values: (away[index] ?? []).map((value) => value / grid),
    }));
    return {
        offset: (0,lattice/* total */.X5)(steps.map(({ count, values }) => BigInt(count) * (0,lattice/* least */.YG)(values))),
        grid,
        points: 1n + (0,lattice/* total */.X5)(onGrid.map(({ count, values }) => BigInt(count) * (0,lattice/* greatest */.Kf)(values))),
        steps: onGrid,
    };
}
/** Grid points whose sum is at most −size, and at least size: `y <= low` and `y >= high`. */
function tailEnds({ offset, grid }, size) {
    return { low: floorDivide(-size - offset, grid), high: -floorDivide(offset - size, grid) };
}
function floorDivide(numerator, denominator) {
    const quotient = numerator / denominator;
    return numerator % denominator < 0n ? quotient - 1n : quotient;
}
/** Grid points whose sum is exactly −size or size. */
function pointsAt({ offset, grid, points }, size) {
    return [-size, size]
        .filter((value) => (value - offset) % grid === 0n)
        .map((value) => (value - offset) / grid)
        .filter((point) => point >= 0n && point < points)
        .map(Number);
}
/** P(Y = y) for every grid point, in positive additions only. */
function convolve({ steps, points }) {
    let weights = new Float64Array(Number(points));
    let next = new Float64Array(Number(points));
    weights[0] = 1;
    let length = 1;
    for (const step of steps) {
        const jumps = step.values.map(Number);
        const width = Number((0,lattice/* greatest */.Kf)(step.values));
        for (let copy = 0; copy < step.count; copy++) {
            next.fill(0, 0, length + width);
            for (const [index, jump] of jumps.entries()) {
                const factor = step.weights[index] ?? 0;
                for (let y = 0; y < length; y++)
                    next[y + jump] = (next[y + jump] ?? 0) + factor * (weights[y] ?? 0);
            }
            length += width;
            [weights, next] = [next, weights];
        }
    }
    return weights;
}

;// CONCATENATED MODULE: ./lib/comparison/statistics/seeded-random.js
/**
 * Numbers from 0 up to 1 that depend on `seed` alone: the same text, the same numbers, on every machine. Not for
 * secrets. Source: mulberry32 (T. Ettinger, public domain), seeded by the 32-bit FNV-1a hash of the text.
 */
function seededRandom(seed) {
    let state = 0x811c9dc5;
    for (let index = 0; index < seed.length; index++) {
        state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
    }
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}

;// CONCATENATED MODULE: ./lib/comparison/statistics/draws.js


/** No fewer draws than these, and more while all numbers drawn for them stay within the budget. */
const LEAST_DRAWS = 20_000;
const MOST_DRAWS = 100_000;
const BUDGET = 5e6;
/** So many equal variables are added up beforehand, exactly, and drawn as one. */
const CHUNK = 32;
/** Different variables are as well, as long as their sum takes no more values than a processor's cache holds. */
const MOST_VALUES = 1024;
/** Sums past 2^53 are rounded, so "at least" forgives one part in a thousand million. */
const ROUNDING = 1e-9;
/**
 * The tail of a sum estimated from draws, for sums with more values than can be counted. p = (hits + 1) / (draws + 1),
 * with a standard error of 0.0015 at p = 0.05. The seed is a hash of the steps and the observed size, so the same data
 * give the same number in every run.
 *
 * Sources: B. Phipson, G. K. Smyth, Stat. Appl. Genet. Mol. Biol. 9 (2010) 39 (the +1); A. J. Walker, ACM TOMS 3 (1977)
 * 253–256 (one number a draw, by aliases).
 */
function tailByDraws(sum, size) {
    const tables = together(sum.steps.flatMap(chunks)).map(aliasTable);
    const numbers = tables.reduce((count, table) => count + table.count, 0);
    const draws = Math.min(MOST_DRAWS, Math.max(LEAST_DRAWS, Math.floor(BUDGET / numbers)));
    const random = seededRandom([sum.offset, size, ...sum.steps.map(({ values, count }) => `${count}*${values.join()}`)].join(' '));
    const offset = Number(sum.offset);
    const grid = Number(sum.grid);
    const least = Number(size) * (1 - ROUNDING);
    const most = Number(size) * (1 + ROUNDING);
    let hits = 0;
    let equal = 0;
    for (let draw = 0; draw < draws; draw++) {
        let y = 0;
        for (const table of tables)
            y += drawMany(table, random);
        const far = Math.abs(offset + grid * y);
        if (far >= least)
            hits += 1;
        if (far >= least && far <= most)
            equal += 1;
    }
    return { atLeast: (hits + 1) / (draws + 1), exactly: equal / (draws + 1), simulated: true };
}
/** A step as whole chunks and the rest, each one variable. */
function chunks(step) {
    const whole = Math.floor(step.count / CHUNK);
    const rest = step.count % CHUNK;
    return [
        ...(whole > 0 ? [{ ...added(step, CHUNK), count: whole }] : []),
        ...(rest > 0 ? [{ ...added(step, rest), count: 1 }] : []),
    ];
}
/** Adds single variables up, in the order given, while the sum has few values. One draw then stands for several. */
function together(steps) {
    const variables = [];
    let sums = new Map();
    const flush = () => {
        if (sums.size > 0)
            variables.push({ values: [...sums.keys()], weights: [...sums.values()], count: 1 });
    };
    for (const { values, weights, count } of steps) {
        const variable = { values: values.map(Number), weights, count };
        if (count > 1) {
            variables.push(variable);
            continue;
        }
        if (sums.size * values.length > MOST_VALUES) {
            flush();
            sums = new Map();
        }
        sums = plus(sums, variable);
    }
    flush();
    return variables;
}
function plus(sums, { values, weights }) {
    const next = new Map();
    for (const [sum, mass] of sums.size === 0 ? new Map([[0, 1]]) : sums) {
        for (const [index, value] of values.entries()) {
            next.set(sum + value, (next.get(sum + value) ?? 0) + mass * (weights[index] ?? 0));
        }
    }
    return next;
}
function added(step, count) {
    const { offset, grid, weights } = latticeDistribution([{ ...step, count }]);
    return {
        values: Array.from(weights, (_, index) => offset + grid * BigInt(index)),
        weights: Array.from(weights),
    };
}
function aliasTable({ values, weights, count }) {
    const slots = values.length;
    const own = Float64Array.from(values);
    const other = Float64Array.from(own);
    const threshold = new Float64Array(slots).fill(1);
    const share = weights.map((weight) => weight * slots);
    const small = [...share.keys()].filter((slot) => (share[slot] ?? 0) < 1);
    const large = [...share.keys()].filter((slot) => (share[slot] ?? 0) >= 1);
    for (let slot = small.pop(); slot !== undefined; slot = small.pop()) {
        const giver = large.pop();
        if (giver === undefined)
            break;
        threshold[slot] = share[slot] ?? 1;
        other[slot] = own[giver] ?? 0;
        const rest = (share[giver] ?? 0) - (1 - (share[slot] ?? 0));
        share[giver] = rest;
        (rest < 1 ? small : large).push(giver);
    }
    return { own, other, threshold, count };
}
function drawMany({ own, other, threshold, count }, random) {
    let sum = 0;
    for (let copy = 0; copy < count; copy++) {
        const at = random() * own.length;
        const slot = Math.floor(at);
        sum += (at - slot < (threshold[slot] ?? 1) ? own[slot] : other[slot]) ?? 0;
    }
    return sum;
}

;// CONCATENATED MODULE: ./lib/comparison/statistics/inversion.js

/** Smallest probability that inversion tells from zero. */
const INVERSION_FLOOR = 1e-12;
/** Frequencies whose characteristic function is below e^−45 = 3e-20 add nothing that a double would keep. */
const NOTHING = -45;
/**
 * The tail of a sum from its characteristic function. Exact up to rounding, 1e-12: the sum has finitely many values, so
 * finitely many frequencies hold all there is to know. The sum over the points between the tails is closed: a
 * Dirichlet kernel.
 *
 * Source: M. Pagano, D. Tritchler, J. Amer. Statist. Assoc. 78 (1983) 435–440.
 */
function tailByInversion(sum, size) {
    const points = Number(sum.points);
    const ends = tailEnds(sum, size);
    const at = pointsAt(sum, size);
    // The points in between: first … last. Their probability is what the tail leaves.
    const first = Math.max(0, Number(ends.low) + 1);
    const last = Math.min(points - 1, Number(ends.high) - 1);
    const inside = last - first + 1;
    const turns = halfTurns(points);
    const waves = sum.steps.map(waveOf).sort((a, b) => b.count - a.count);
    let between = 0;
    let exactly = 0;
    for (let j = 0; j <= points >> 1; j++) {
        const value = characteristic(waves, j, turns);
        if (value === null)
            continue;
        // Frequencies j and points − j are conjugates: their real parts count twice.
        const weight = (j === 0 || 2 * j === points ? 1 : 2) / points;
        const kernel = j === 0 ? inside : sineOf(j * inside, turns) / sineOf(j, turns);
        between += weight * kernel * turnedBack(value, j * (first + last), turns);
        for (const y of at)
            exactly += weight * turnedBack(value, 2 * j * y, turns);
    }
    const atLeast = Math.min(1, Math.max(INVERSION_FLOOR, 1 - between));
    return { atLeast, exactly: Math.min(atLeast, Math.max(0, exactly)), simulated: false };
}
function halfTurns(points) {
    const size = 2 * points;
    const cosine = new Float64Array(size);
    const sine = new Float64Array(size);
    for (let k = 0; k < size; k++) {
        cosine[k] = Math.cos((Math.PI * k) / points);
        sine[k] = Math.sin((Math.PI * k) / points);
    }
    return { size, cosine, sine };
}
function sineOf(halfTurn, { size, sine }) {
    return sine[halfTurn % size] ?? 0;
}
/** Real part of value·e^(−iφ), where φ is `halfTurn` steps of π/points. */
function turnedBack({ real, imaginary }, halfTurn, { size, cosine, sine }) {
    const k = halfTurn % size;
    return real * (cosine[k] ?? 0) + imaginary * (sine[k] ?? 0);
}
function waveOf({ values, weights, count }) {
    return { values: Float64Array.from(values, Number), weights: Float64Array.from(weights), count };
}
/**
 * Characteristic function of Y at frequency j: the product over the steps, in polar form to raise to powers. `null`
 * where it is as good as 0, which the most frequent steps, coming first, show early.
 */
function characteristic(waves, j, { size, cosine, sine }) {
    let logarithm = 0;
    let angle = 0;
    for (const { values, weights, count } of waves) {
        let real = 0;
        let imaginary = 0;
        for (let index = 0; index < values.length; index++) {
            const k = (2 * j * (values[index] ?? 0)) % size;
            real += (weights[index] ?? 0) * (cosine[k] ?? 0);
            imaginary += (weights[index] ?? 0) * (sine[k] ?? 0);
        }
        logarithm += (count * Math.log(real * real + imaginary * imaginary)) / 2;
        if (logarithm < NOTHING)
            return null;
        angle += count * Math.atan2(imaginary, real);
    }
    const length = Math.exp(logarithm);
    return { real: length * Math.cos(angle), imaginary: length * Math.sin(angle) };
}

;// CONCATENATED MODULE: ./lib/comparison/statistics/tail.js




/** Most multiplications that plain convolution may cost; above it, inversion is faster. */
const CONVOLUTION_LIMIT = 1e7;
/** Most grid points, and most sums kept one by one, before draws take over. */
const POINT_LIMIT = 2 ** 20;
const SUM_LIMIT = 2 ** 17;
/**
 * How likely the sum of independent variables is at least as far from 0 as `observed`. Exact, in the first of these
 * ways that is cheap enough, for m variables of w values each on N grid points (N is the sum's range over the greatest
 * common divisor of all steps; about m·R for arms with R trials each):
 *
 * 1. Convolution, m·w·N multiplications of positive numbers: right to the last digits of the smallest p.
 * 2. Inversion of the characteristic function, N times the number of *different* variables (at most 2R for R trials),
 *    so linear in m: right to 1e-12, and smaller p are given as 1e-12.
 * 3. Past 2^20 grid points (many different attempt counts): every sum one by one, where there are at most 2^17.
 * 4. Past that as well: seeded draws, 20,000 or more of all variables, so linear in m. See `tailByDraws`.
 */
function twoSidedTail(steps, observed) {
    if (observed === 0n)
        return { atLeast: 1, exactly: Number.NaN, simulated: false };
    const sum = gridOf(steps);
    const size = (0,lattice/* absolute */.ys)(observed);
    const points = Number(sum.points);
    const variables = sum.steps.reduce((cost, { count, values }) => cost + count * values.length, 0);
    if (points <= POINT_LIMIT) {
        return variables * points <= CONVOLUTION_LIMIT
            ? tailByConvolution(sum, size)
            : tailByInversion(sum, size);
    }
    return mostSums(sum) <= SUM_LIMIT ? tailBySums(sum, size) : tailByDraws(sum, size);
}
/** Upper bound of the different sums: each step repeats its values in any mixture, C(count + w − 1, w − 1) of them. */
function mostSums({ steps }) {
    let sums = 1;
    for (const { values, count } of steps) {
        for (let i = 1; i < values.length; i++)
            sums *= (count + i) / i;
    }
    return sums;
}
function tailByConvolution(sum, size) {
    const weights = convolve(sum);
    const { low, high } = tailEnds(sum, size);
    let atLeast = 0;
    // From the outside in: the small weights first, so that none is lost beside a large one.
    for (let y = 0; y <= Number(low); y++)
        atLeast += weights[y] ?? 0;
    let upper = 0;
    for (let y = weights.length - 1; y >= Number(high); y--)
        upper += weights[y] ?? 0;
    const exactly = pointsAt(sum, size).reduce((mass, y) => mass + (weights[y] ?? 0), 0);
    return { atLeast: positive(atLeast + upper), exactly, simulated: false };
}
/** A probability cannot be 0 here: the observed sum itself is possible. Below 1e-308 it is printed as that. */
function positive(probability) {
    return Math.min(1, Math.max(Number.MIN_VALUE, probability));
}
function tailBySums(sum, size) {
    let sums = new Map([[0n, 1]]);
    for (const step of sum.steps) {
        for (let copy = 0; copy < step.count; copy++)
            sums = withStep(sums, step);
    }
    const { low, high } = tailEnds(sum, size);
    let atLeast = 0;
    let exactly = 0;
    for (const [y, mass] of sums) {
        if (y <= low || y >= high)
            atLeast += mass;
        if ((0,lattice/* absolute */.ys)(sum.offset + sum.grid * y) === size)
            exactly += mass;
    }
    return { atLeast: positive(atLeast), exactly, simulated: false };
}
/** The sums after one more variable, with their probabilities. */
function withStep(sums, { values, weights }) {
    const next = new Map();
    for (const [y, mass] of sums) {
        for (const [index, value] of values.entries()) {
            next.set(y + value, (next.get(y + value) ?? 0) + mass * (weights[index] ?? 0));
        }
    }
    return next;
}


/***/ }),

/***/ 7467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ RESULTS_SCHEMA),
/* harmony export */   fC: () => (/* binding */ MISS_WORDS),
/* harmony export */   kI: () => (/* binding */ RESULTS_VERSION)
/* harmony export */ });
// Apart from the schema, which takes 10 ms to make: a run writes these words and reads no results.
/** What a `results.json` says it is. */
const RESULTS_SCHEMA = 'eval-matrix/results';
const RESULTS_VERSION = 1;
/** How the error of a call begins that has no recording to replay; other words may stand before it. */
const MISS_WORDS = 'cache miss for case';


/***/ })

};
