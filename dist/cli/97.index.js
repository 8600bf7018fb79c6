export const id = 97;
export const ids = [97];
export const modules = {

/***/ 9097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RegexSyntaxError: () => (/* reexport */ RegexSyntaxError),
  b: () => (/* binding */ compileEcmaRegex),
  compileRegex: () => (/* binding */ compileRegex)
});

// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
// EXTERNAL MODULE: ./lib/base/errors.js
var errors = __webpack_require__(7594);
// EXTERNAL MODULE: ./lib/base/text.js
var base_text = __webpack_require__(8566);
;// CONCATENATED MODULE: ./lib/base/regex/cursor.js


/** The pattern is not one that this program understands. */
class RegexSyntaxError extends errors/* EvalMatrixError */.WA {
}
const WHITE_SPACE = /\p{White_Space}/u;
/** A place in a pattern, one character after the other. */
class Cursor {
    chars;
    at = 0;
    /** Whether white space and comments do not count: the flag `x`. */
    verbose = false;
    constructor(pattern) {
        this.chars = Array.from(pattern);
    }
    get position() {
        return this.at;
    }
    get done() {
        return this.at >= this.chars.length;
    }
    /** The character here, or `''` at the end. */
    get char() {
        return this.chars[this.at] ?? '';
    }
    /** The character after this one, or `''`. */
    peek() {
        return this.chars[this.at + 1] ?? '';
    }
    next() {
        const char = this.char;
        this.at += 1;
        return char;
    }
    goBackTo(position) {
        this.at = position;
    }
    startsWith(text) {
        return this.chars.slice(this.at, this.at + text.length).join('') === text;
    }
    take(text) {
        if (!this.startsWith(text))
            return false;
        this.at += text.length;
        return true;
    }
    /** With the flag `x`, passes white space and comments. */
    skipBlanks() {
        while (this.verbose && !this.done) {
            if (this.char === '#')
                this.skipComment();
            else if (WHITE_SPACE.test(this.char))
                this.at += 1;
            else
                return;
        }
    }
    skipComment() {
        while (!this.done && this.next() !== '\n')
            ;
    }
    /** The character after this one and what `x` lets pass. */
    peekBeyondBlanks() {
        const here = this.at;
        this.at += 1;
        this.skipBlanks();
        const char = this.char;
        this.at = here;
        return char;
    }
    fail(problem, from = this.at) {
        // A name in it may be as long as the pattern.
        const message = `${(0,base_text/* clip */.$Q)(problem, 200)} (character ${Math.min(from, this.chars.length) + 1})`;
        throw new RegexSyntaxError({ code: 'invalid-regex', message });
    }
}

;// CONCATENATED MODULE: ./lib/base/regex/char-class.js
const MAX = 0x10ffff;
const ANYTHING = ranges([0, MAX]);
function ranges(...pairs) {
    return { kind: 'ranges', ranges: pairs.map(([first, last]) => ({ first, last })) };
}
function difference(left, right) {
    return { kind: 'intersection', left, right: { kind: 'not', of: right } };
}
/** The set in any case; without `unicode`, ASCII letters alone have cases. */
function anyCase(of, unicode) {
    const folded = { kind: 'any-case', of };
    return unicode ? folded : { kind: 'intersection', left: folded, right: ranges([0, 0x7f]) };
}
/** The bracketed class of RE2 that matches exactly one character of the set. */
function renderClass(set) {
    const negated = set.kind === 'not';
    const body = negated ? set.of : set;
    const folded = body.kind === 'any-case';
    const contents = plainContents(folded ? body.of : body);
    if (contents === undefined || contents === '')
        return bracket('', rangeContents(evaluate(set), re2Char));
    const bracketed = bracket(negated ? '^' : '', contents);
    return folded ? `(?i:${bracketed})` : bracketed;
}
function bracket(sign, contents) {
    return contents === '' ? `[^${re2Char(0)}-${re2Char(MAX)}]` : `[${sign}${contents}]`;
}
/** What stands between the brackets, or `undefined` when only the evaluated set can say it. */
function plainContents(set) {
    switch (set.kind) {
        case 'ranges':
            return rangeContents(set.ranges, re2Char);
        case 'property':
            return set.property.re2;
        case 'union': {
            const parts = set.of.map(plainContents);
            return parts.includes(undefined) ? undefined : parts.join('');
        }
        default:
            return undefined;
    }
}
function rangeContents(all, char) {
    return all.map(({ first, last }) => `${char(first)}-${char(last)}`).join('');
}
function re2Char(codePoint) {
    return `\\x{${codePoint.toString(16)}}`;
}
function jsChar(codePoint) {
    return `\\u{${codePoint.toString(16)}}`;
}
/** The set as sorted ranges that do not touch. */
function evaluate(set) {
    switch (set.kind) {
        case 'ranges':
            return normalise(set.ranges);
        case 'property':
            return matchesOf(`[${set.property.js}]`, 'u');
        case 'union':
            return normalise(set.of.flatMap(evaluate));
        case 'intersection':
            return complement(normalise([...complement(evaluate(set.left)), ...complement(evaluate(set.right))]));
        case 'not':
            return complement(evaluate(set.of));
        case 'any-case': {
            const inner = evaluate(set.of);
            return inner.length === 0 ? inner : matchesOf(`[${rangeContents(inner, jsChar)}]`, 'iu');
        }
    }
}
function normalise(all) {
    const merged = [];
    for (const { first, last } of [...all].sort((a, b) => a.first - b.first)) {
        const previous = merged.at(-1);
        if (previous !== undefined && first <= previous.last + 1)
            previous.last = Math.max(previous.last, last);
        else
            merged.push({ first, last });
    }
    return merged;
}
function complement(sorted) {
    const gaps = [];
    let next = 0;
    for (const { first, last } of sorted) {
        if (first > next)
            gaps.push({ first: next, last: first - 1 });
        next = last + 1;
    }
    if (next <= MAX)
        gaps.push({ first: next, last: MAX });
    return gaps;
}
const known = new Map();
/**
 * All characters that a class of JavaScript matches: its engine knows Unicode's properties and case pairs, and RE2's
 * port does not. Takes some 50 ms for the first class and 20 ms for each other.
 */
function matchesOf(jsClass, flags) {
    const key = `${flags}${jsClass}`;
    const cached = known.get(key);
    if (cached !== undefined)
        return cached;
    const runs = everyCharacter().matchAll(new RegExp(`${jsClass}+`, `g${flags}`));
    // The surrogates, which are no characters, are missing from the text: a run that spans them is one range.
    const found = [...runs].map(([run]) => ({ first: run.codePointAt(0) ?? 0, last: lastCodePoint(run) }));
    known.set(key, found);
    return found;
}
function lastCodePoint(text) {
    const pair = text.length > 1 ? (text.codePointAt(text.length - 2) ?? 0) : 0;
    return pair > 0xffff ? pair : text.charCodeAt(text.length - 1);
}
let every;
function everyCharacter() {
    if (every !== undefined)
        return every;
    const blocks = [];
    for (let start = 0; start <= MAX; start += 0x800) {
        if (start === 0xd800)
            continue;
        blocks.push(String.fromCodePoint(...Array.from({ length: 0x800 }, (_, offset) => start + offset)));
    }
    every = blocks.join('');
    return every;
}

;// CONCATENATED MODULE: ./lib/base/regex/properties.js

const WORD = {
    js: '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}',
    re2: '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\x{200c}\\x{200d}',
};
/** What `\w` matches, as a JavaScript expression for one character. */
const WORD_CHARACTER = new RegExp(`[${WORD.js}]`, 'u');
/** `\d`, `\s` and `\w`. */
const UNICODE_CLASSES = {
    d: { kind: 'property', property: { js: '\\p{Nd}', re2: '\\p{Nd}' } },
    s: { kind: 'property', property: { js: '\\p{White_Space}', re2: '\\p{White_Space}' } },
    w: { kind: 'property', property: WORD },
};
const DIGITS = [0x30, 0x39];
const UPPER = [0x41, 0x5a];
const LOWER = [0x61, 0x7a];
/** The same after `(?-u)`. */
const ASCII_CLASSES = {
    d: ranges(DIGITS),
    s: ranges([0x09, 0x0d], [0x20, 0x20]),
    w: ranges(DIGITS, UPPER, LOWER, [0x5f, 0x5f]),
};
/** `[:alnum:]` and its kin. */
const POSIX_CLASSES = new Map([
    ['alnum', ranges(DIGITS, UPPER, LOWER)],
    ['alpha', ranges(UPPER, LOWER)],
    ['ascii', ranges([0x00, 0x7f])],
    ['blank', ranges([0x09, 0x09], [0x20, 0x20])],
    ['cntrl', ranges([0x00, 0x1f], [0x7f, 0x7f])],
    ['digit', ranges(DIGITS)],
    ['graph', ranges([0x21, 0x7e])],
    ['lower', ranges(LOWER)],
    ['print', ranges([0x20, 0x7e])],
    ['punct', ranges([0x21, 0x2f], [0x3a, 0x40], [0x5b, 0x60], [0x7b, 0x7e])],
    ['space', ASCII_CLASSES.s],
    ['upper', ranges(UPPER)],
    ['word', ASCII_CLASSES.w],
    ['xdigit', ranges(DIGITS, [0x41, 0x46], [0x61, 0x66])],
]);
/** General categories that RE2 knows under the same name. */
const RE2_CATEGORY = /^(?:C[cfo]|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/;
/**
 * The set named by `\p{NAME}`, or `undefined` if there is none. As in Rust, `Greek`, `sc=greek`, `Script: GREEK` and
 * `isGreek` are the same. A name of several words needs its separators (`Old_Italic`, `old italic`).
 */
function unicodeProperty(name) {
    if (/[^ -~]/.test(name))
        return undefined;
    const [left = '', operator, right = ''] = name.split(/(!=|[:=])/);
    const set = operator === undefined ? lone(left) : withValue(left, right);
    return operator === '!=' && set !== undefined ? { kind: 'not', of: set } : set;
}
function lone(name) {
    for (const spelling of spellings(name)) {
        const found = property(spelling) ?? property(`Script=${spelling}`);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** Properties that have values, by their names in lower case without separators. */
const VALUED = {
    gc: 'General_Category',
    generalcategory: 'General_Category',
    sc: 'Script',
    script: 'Script',
    scx: 'Script_Extensions',
    scriptextensions: 'Script_Extensions',
};
function withValue(name, value) {
    const full = VALUED[name.toLowerCase().replace(/[ _-]/g, '')];
    if (full === undefined)
        return undefined;
    return spellings(value)
        .map((spelling) => property(`${full}=${spelling}`))
        .find((found) => found !== undefined);
}
/** JavaScript wants names exactly as Unicode spells them; those are the likely ones. */
function spellings(name) {
    const words = name
        .replace(/^is(?=.)/i, '')
        .split(/[ _-]+/)
        .filter((word) => word !== '');
    const titled = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('_');
    return [...new Set([titled, words.join('_'), titled.toUpperCase(), name])];
}
function property(js) {
    if (!/^\w+(?:=\w+)?$/.test(js))
        return undefined;
    try {
        new RegExp(`\\p{${js}}`, 'u');
    }
    catch {
        return undefined;
    }
    const known = RE2_CATEGORY.test(js) ? { re2: `\\p{${js}}` } : {};
    return { kind: 'property', property: { js: `\\p{${js}}`, ...known } };
}

;// CONCATENATED MODULE: ./lib/base/regex/escapes.js

const CONTROLS = { a: 7, f: 12, t: 9, n: 10, r: 13, v: 11 };
const HEX_DIGITS = { x: 2, u: 4, U: 8 };
/** Reads an escape; the cursor stands on the backslash. */
function parseEscape(cursor, unicode) {
    const start = cursor.position;
    cursor.next();
    if (cursor.done)
        cursor.fail('the pattern ends in a backslash', start);
    const char = cursor.next();
    if (/[0-9]/.test(char))
        cursor.fail('back-references are not supported', start);
    if (char in HEX_DIGITS)
        return hexEscape(cursor, HEX_DIGITS[char] ?? 0, unicode, start);
    if (char === 'p' || char === 'P')
        return propertyEscape(cursor, char === 'P', unicode, start);
    if (/[dswDSW]/.test(char))
        return perlClass(cursor, char, unicode, start);
    const control = CONTROLS[char];
    if (control !== undefined)
        return { kind: 'literal', codePoint: control };
    const assertion = assertionOf(cursor, char, unicode, start);
    if (assertion !== undefined)
        return { kind: 'assertion', assertion };
    if (/[\0-\x7f]/.test(char) && !/[A-Za-z<>]/.test(char)) {
        return { kind: 'literal', codePoint: char.charCodeAt(0) };
    }
    return cursor.fail(`\\${char} is not an escape`, start);
}
function assertionOf(cursor, char, unicode, start) {
    switch (char) {
        case 'A':
            return 'text-start';
        case 'z':
            return 'text-end';
        case 'b':
            if (/^\{[A-Za-z-]/.test(cursor.char + cursor.peek())) {
                cursor.fail('\\b{…} is not supported; write \\b', start);
            }
            return unicode ? 'word-boundary' : 'ascii-word-boundary';
        case 'B':
            return unicode ? 'not-word-boundary' : 'not-ascii-word-boundary';
        case '<':
        case '>':
            return cursor.fail(`\\${char} is not supported; write \\b`, start);
        default:
            return undefined;
    }
}
/** `\x7F`, `\u00E9`, `\U0001F600`, or any of the three with braces. */
function hexEscape(cursor, digits, unicode, start) {
    cursor.skipBlanks();
    const braced = cursor.take('{');
    let hex = '';
    cursor.skipBlanks();
    while (braced ? cursor.char !== '}' : hex.length < digits) {
        if (cursor.done)
            cursor.fail('a hexadecimal escape is cut off', start);
        if (!/[0-9A-Fa-f]/.test(cursor.char))
            cursor.fail(`${cursor.char} is not a hexadecimal digit`);
        hex += cursor.next();
        cursor.skipBlanks();
    }
    if (braced)
        cursor.next();
    const codePoint = Number.parseInt(hex, 16);
    const scalar = codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
    if (!scalar)
        cursor.fail(`${hex || '{}'} is not the number of a character`, start);
    if (!unicode && !braced && digits === 2 && codePoint > 0x7f) {
        cursor.fail('without the flag u, this would be half a character', start);
    }
    return { kind: 'literal', codePoint };
}
function propertyEscape(cursor, negated, unicode, start) {
    cursor.skipBlanks();
    let name = '';
    if (cursor.take('{')) {
        while (cursor.char !== '}') {
            if (cursor.done)
                cursor.fail('the name of a Unicode class is cut off', start);
            name += cursor.next();
        }
    }
    else if (cursor.char === '\\') {
        cursor.fail('the name of a Unicode class is missing', start);
    }
    else {
        name = cursor.char;
    }
    if (cursor.done)
        cursor.fail('the name of a Unicode class is cut off', start);
    cursor.next();
    if (!unicode)
        cursor.fail('Unicode classes need the flag u', start);
    const set = unicodeProperty(name) ?? cursor.fail(`there is no Unicode class "${name}"`, start);
    return { kind: 'class', set: negated ? { kind: 'not', of: set } : set, named: true };
}
function perlClass(cursor, char, unicode, start) {
    const key = char.toLowerCase();
    const set = (unicode ? UNICODE_CLASSES : ASCII_CLASSES)[key];
    if (char === key)
        return { kind: 'class', set, named: false };
    if (!unicode)
        cursor.fail(`without the flag u, \\${char} could match half a character`, start);
    return { kind: 'class', set: { kind: 'not', of: set }, named: false };
}

;// CONCATENATED MODULE: ./lib/base/regex/class-parser.js



const OPERATORS = ['&&', '--', '~~'];
/** Brackets inside brackets, at most. */
const MAX_DEPTH = 100;
/** Reads a bracketed class, nested ones and set operations included; the cursor stands on the `[`. */
function parseClass(cursor, flags, depth = 0) {
    const start = cursor.position;
    if (depth > MAX_DEPTH)
        cursor.fail('character classes are nested too deeply');
    cursor.next();
    cursor.skipBlanks();
    const negated = cursor.take('^');
    if (negated && !flags.unicode) {
        cursor.fail('without the flag u, a negated class could match half a character', start);
    }
    const body = parseBody(cursor, flags, depth, start);
    const folded = flags.anyCase ? anyCase(body, flags.unicode) : body;
    return negated ? { kind: 'not', of: folded } : folded;
}
function parseBody(cursor, flags, depth, start) {
    let items = leadingLiterals(cursor);
    let left;
    let pending;
    const close = () => {
        const right = { kind: 'union', of: items };
        return left === undefined || pending === undefined ? right : combine(pending, left, right, flags);
    };
    for (;;) {
        cursor.skipBlanks();
        if (cursor.done)
            cursor.fail('a character class is not closed', start);
        if (cursor.take(']'))
            return close();
        const operator = OPERATORS.find((text) => cursor.take(text));
        if (operator !== undefined) {
            left = close();
            pending = operator;
            items = [];
        }
        else {
            items.push(parseItem(cursor, flags, depth, start));
        }
    }
}
/** Hyphens at the very start, or else one `]`, stand for themselves. */
function leadingLiterals(cursor) {
    cursor.skipBlanks();
    const items = [];
    while (cursor.take('-')) {
        items.push(one(0x2d));
        cursor.skipBlanks();
    }
    if (items.length === 0 && cursor.take(']'))
        items.push(one(0x5d));
    return items;
}
function combine(operator, left, right, flags) {
    const fold = (of) => (flags.anyCase ? anyCase(of, flags.unicode) : of);
    const [a, b] = [fold(left), fold(right)];
    switch (operator) {
        case '&&':
            return { kind: 'intersection', left: a, right: b };
        case '--':
            return difference(a, b);
        case '~~':
            return { kind: 'union', of: [difference(a, b), difference(b, a)] };
    }
}
function parseItem(cursor, flags, depth, start) {
    if (cursor.char === '[')
        return posixClass(cursor, flags) ?? parseClass(cursor, flags, depth + 1);
    const from = cursor.position;
    const first = parseChar(cursor, flags);
    cursor.skipBlanks();
    if (cursor.done)
        cursor.fail('a character class is not closed', start);
    const beyond = cursor.peekBeyondBlanks();
    if (cursor.char !== '-' || beyond === ']' || beyond === '-') {
        return typeof first === 'number' ? one(first) : first;
    }
    cursor.next();
    cursor.skipBlanks();
    if (cursor.done)
        cursor.fail('a character class is not closed', start);
    const last = parseChar(cursor, flags);
    if (typeof first !== 'number' || typeof last !== 'number') {
        cursor.fail('a range needs a single character at both ends', from);
    }
    if (first > last)
        cursor.fail('a range ends before it starts', from);
    return ranges([first, last]);
}
/** A single character's number, or the set that an escape stands for. */
function parseChar(cursor, flags) {
    const start = cursor.position;
    if (cursor.char !== '\\')
        return allowed(cursor.next().codePointAt(0) ?? 0, cursor, flags, start);
    const found = parseEscape(cursor, flags.unicode);
    switch (found.kind) {
        case 'literal':
            return allowed(found.codePoint, cursor, flags, start);
        case 'class':
            return found.named && flags.anyCase ? anyCaseInside(found.set) : found.set;
        case 'assertion':
            return cursor.fail('an assertion cannot be part of a character class', start);
    }
}
function allowed(codePoint, cursor, flags, start) {
    if (!flags.unicode && codePoint > 0x7f)
        cursor.fail('without the flag u, a class holds ASCII only', start);
    return codePoint;
}
/** `\P{Lu}` under the flag `i` is what is no upper-case letter in any case. */
function anyCaseInside(set) {
    return set.kind === 'not' ? { kind: 'not', of: anyCaseInside(set.of) } : anyCase(set, true);
}
/** `[:alpha:]` or `[:^alpha:]`; anything else that starts like it is an ordinary class. */
function posixClass(cursor, flags) {
    const start = cursor.position;
    if (!cursor.take('[:'))
        return undefined;
    const negated = cursor.take('^');
    let name = '';
    while (!cursor.done && cursor.char !== ':')
        name += cursor.next();
    const set = cursor.take(':]') ? POSIX_CLASSES.get(name) : undefined;
    if (set === undefined) {
        cursor.goBackTo(start);
        return undefined;
    }
    if (negated && !flags.unicode) {
        cursor.fail('without the flag u, a negated class could match half a character', start);
    }
    const folded = flags.anyCase ? anyCase(set, flags.unicode) : set;
    return negated ? { kind: 'not', of: folded } : folded;
}
function one(codePoint) {
    return ranges([codePoint, codePoint]);
}

;// CONCATENATED MODULE: ./lib/base/regex/parser.js




/** Groups and repetitions inside each other, at most. */
const parser_MAX_DEPTH = 250;
/** More repetitions than this do not fit into memory in any engine of this kind. */
const MAX_COUNT = 100_000;
const NEWLINE = ranges([0x0a, 0x0a]);
/**
 * Reads a pattern in the syntax of Rust's `regex` crate (1.13, https://docs.rs/regex/1/regex/#syntax). Left out are
 * the flag `R`, word boundaries other than `\b` and `\B`, and `\p` with the properties that JavaScript does not know
 * (age, breaks).
 *
 * @throws RegexSyntaxError
 */
function parseRegex(pattern) {
    const parser = new Parser(new Cursor(pattern));
    return parser.parse();
}
class Parser {
    cursor;
    names = new Set();
    flags = { i: false, m: false, s: false, u: true, x: false };
    constructor(cursor) {
        this.cursor = cursor;
    }
    parse() {
        const node = this.choice(0);
        if (!this.cursor.done)
            this.cursor.fail('a group is closed that was not opened');
        return node;
    }
    /** Up to the end, or up to a `)` that is left standing. Flags set inside end with it. */
    choice(depth) {
        if (depth > parser_MAX_DEPTH)
            this.cursor.fail('groups are nested too deeply');
        const outer = this.flags;
        const branches = [];
        do {
            branches.push(this.sequence(depth));
        } while (this.cursor.take('|'));
        this.setFlags(outer);
        const [only] = branches;
        return branches.length === 1 && only !== undefined ? only : { kind: 'choice', branches };
    }
    sequence(depth) {
        const parts = [];
        /** Whether a repetition has something to repeat, and how often that is repeated already. */
        let repeats;
        for (;;) {
            this.cursor.skipBlanks();
            const { char } = this.cursor;
            if (char === '' || char === '|' || char === ')')
                return { kind: 'sequence', parts };
            if (/[?*+{]/.test(char)) {
                const of = repeats === undefined ? undefined : parts.pop();
                if (of === undefined || repeats === undefined)
                    this.cursor.fail('there is nothing to repeat');
                repeats += 1;
                if (depth + repeats > parser_MAX_DEPTH)
                    this.cursor.fail('repetitions are nested too deeply');
                parts.push(this.repetition(of));
            }
            else {
                const part = this.atom(depth);
                repeats = part === undefined ? undefined : 0;
                if (part !== undefined)
                    parts.push(part);
            }
        }
    }
    /** `undefined`: it only set flags. */
    atom(depth) {
        const { cursor, flags } = this;
        switch (cursor.char) {
            case '(':
                return this.group(depth);
            case '[':
                return { kind: 'class', set: parseClass(cursor, { anyCase: flags.i, unicode: flags.u }) };
            case '\\':
                return this.escape();
            case '.':
                if (!flags.u)
                    cursor.fail('without the flag u, a dot could match half a character');
                cursor.next();
                return { kind: 'class', set: flags.s ? ANYTHING : { kind: 'not', of: NEWLINE } };
            case '^':
                cursor.next();
                return { kind: 'assertion', assertion: flags.m ? 'line-start' : 'text-start' };
            case '$':
                cursor.next();
                return { kind: 'assertion', assertion: flags.m ? 'line-end' : 'text-end' };
            default:
                return this.literal(cursor.next().codePointAt(0) ?? 0);
        }
    }
    literal(codePoint) {
        const { i, u } = this.flags;
        if (i && !u)
            return { kind: 'class', set: asciiAnyCase(codePoint) };
        return { kind: 'literal', codePoint, anyCase: i };
    }
    escape() {
        const found = parseEscape(this.cursor, this.flags.u);
        if (found.kind === 'literal')
            return this.literal(found.codePoint);
        if (found.kind === 'assertion')
            return found;
        return { kind: 'class', set: found.named && this.flags.i ? anyCaseInside(found.set) : found.set };
    }
    group(depth) {
        const { cursor } = this;
        const start = cursor.position;
        const outer = this.flags;
        cursor.next();
        cursor.skipBlanks();
        if (['?=', '?!', '?<=', '?<!'].some((text) => cursor.startsWith(text))) {
            cursor.fail('look-around is not supported', start);
        }
        if (cursor.take('?P<') || cursor.take('?<'))
            this.name(start);
        else if (cursor.take('?') && this.flagList(start) === 'to-the-end')
            return undefined;
        const inner = this.choice(depth + 1);
        if (!cursor.take(')'))
            cursor.fail('a group is not closed', start);
        this.setFlags(outer);
        return inner;
    }
    name(start) {
        let name = '';
        while (!this.cursor.done && this.cursor.char !== '>')
            name += this.cursor.next();
        if (!this.cursor.take('>'))
            this.cursor.fail('the name of a group is cut off', start);
        if (!/^[\p{Alphabetic}_][\p{Alphabetic}\p{N}_.[\]]*$/u.test(name)) {
            this.cursor.fail(`"${name}" cannot be the name of a group`, start);
        }
        if (this.names.has(name))
            this.cursor.fail(`two groups have the name "${name}"`, start);
        this.names.add(name);
    }
    /** `i-s)` sets flags to the end of the group around it, `i-s:` for the group that starts here. */
    flagList(start) {
        const { cursor } = this;
        let text = '';
        while (!cursor.done && cursor.char !== ')' && cursor.char !== ':')
            text += cursor.next();
        if (cursor.done)
            cursor.fail('a group is not closed', start);
        if (text.includes('R'))
            cursor.fail('the flag R is not supported', start);
        const [on = '', off] = text.split('-', 2);
        const seen = on + (off ?? '');
        const known = /^[imsuxU]*(?:-[imsuxU]+)?$/.test(text) && new Set(seen).size === seen.length;
        if (!known)
            cursor.fail(`"${text}" is not a list of flags`, start);
        const toTheEnd = cursor.next() === ')';
        if (toTheEnd && text === '')
            cursor.fail('there is nothing to repeat', start);
        const set = (letters, value) => Object.fromEntries([...letters].map((letter) => [letter, value]));
        this.setFlags({ ...this.flags, ...set(on, true), ...set(off ?? '', false) });
        return toTheEnd ? 'to-the-end' : 'for-a-group';
    }
    setFlags(flags) {
        this.flags = flags;
        this.cursor.verbose = flags.x;
    }
    repetition(of) {
        const { cursor } = this;
        const [min, max] = this.counts();
        cursor.take('?');
        return { kind: 'repeat', of, min, max };
    }
    counts() {
        switch (this.cursor.next()) {
            case '?':
                return [0, 1];
            case '*':
                return [0, null];
            case '+':
                return [1, null];
            default:
                return this.countsInBraces(this.cursor.position - 1);
        }
    }
    countsInBraces(start) {
        const { cursor } = this;
        cursor.skipBlanks();
        const min = this.count(start);
        let max = min;
        if (cursor.take(',')) {
            cursor.skipBlanks();
            max = cursor.char === '}' ? null : this.count(start);
        }
        if (!cursor.take('}'))
            cursor.fail('a repetition is not closed', start);
        cursor.skipBlanks();
        if (max !== null && max < min)
            cursor.fail('a repetition ends before it starts', start);
        if (Math.max(min, max ?? 0) > MAX_COUNT)
            cursor.fail('a repetition is too large', start);
        return [min, max];
    }
    /** White space around a count is allowed even without the flag `x`. */
    count(start) {
        const { cursor } = this;
        let digits = '';
        const blanks = () => {
            cursor.skipBlanks();
            while (/\p{White_Space}/u.test(cursor.char))
                cursor.next();
        };
        blanks();
        while (/[0-9]/.test(cursor.char)) {
            digits += cursor.next();
            cursor.skipBlanks();
        }
        blanks();
        if (digits === '')
            cursor.fail('a repetition needs a count', start);
        return Number(digits);
    }
}
function asciiAnyCase(codePoint) {
    const one = ranges([codePoint, codePoint]);
    return codePoint > 0x7f ? one : anyCase(one, false);
}

;// CONCATENATED MODULE: ./lib/base/regex/render.js


/** The pattern in RE2's syntax. A padded one only matches texts that went through {@link padText}. */
function renderRegex(node, form) {
    const rendered = render(node, form);
    // A match must not start inside a padded character.
    return form === 'plain' ? rendered : `\\A(?:(?s:...))*(?:${rendered})`;
}
function padText(text) {
    return text.replace(/./gsu, (char) => {
        const pad = char === '\n' ? char : WORD_CHARACTER.test(char) ? 'w' : '-';
        return pad + char + pad;
    });
}
function render(node, form) {
    switch (node.kind) {
        case 'literal':
            return character(literal(node.codePoint, node.anyCase), form);
        case 'class':
            return character(renderClass(node.set), form);
        case 'assertion':
            return ASSERTIONS[node.assertion];
        case 'repeat':
            return repeat(`(?:${render(node.of, form)})`, node.min, node.max);
        case 'sequence':
            return node.parts.map((part) => wrapChoice(part, form)).join('');
        case 'choice':
            return node.branches.map((branch) => render(branch, form)).join('|');
    }
}
function wrapChoice(node, form) {
    const rendered = render(node, form);
    return node.kind === 'choice' ? `(?:${rendered})` : rendered;
}
function character(one, form) {
    return form === 'plain' ? one : `(?s:.)${one}(?s:.)`;
}
function literal(codePoint, anyCase) {
    const char = String.fromCodePoint(codePoint);
    const plain = /[0-9A-Za-z ]/.test(char) ? char : re2Char(codePoint);
    return anyCase ? `(?i:${plain})` : plain;
}
const ASSERTIONS = {
    'text-start': '\\A',
    'text-end': '\\z',
    'line-start': '(?m:^)',
    'line-end': '(?m:$)',
    'word-boundary': '\\b',
    'not-word-boundary': '\\B',
    'ascii-word-boundary': '\\b',
    'not-ascii-word-boundary': '\\B',
};
/** RE2 counts no further than this. */
const render_MAX_COUNT = 1000;
function repeat(one, min, max) {
    if (max === null && min <= 1)
        return `${one}${min === 0 ? '*' : '+'}`;
    const required = chunks(min).map((count) => `${one}{${count}}`);
    const optional = max === null ? [`${one}*`] : chunks(max - min).map((count) => `${one}{0,${count}}`);
    return `(?:${[...required, ...optional].join('')})`;
}
function chunks(count) {
    const full = Array.from({ length: Math.floor(count / render_MAX_COUNT) }, () => render_MAX_COUNT);
    return count % render_MAX_COUNT === 0 ? full : [...full, count % render_MAX_COUNT];
}

;// CONCATENATED MODULE: ./lib/base/regex.js





/**
 * Compiles a pattern in the syntax of Rust's `regex` crate, which is what suites are written in, with its meaning:
 * `(?i)` and the other flags, `\d \w \s \b` and `\p{…}` over all of Unicode, `.` for all but a newline, `$` for the
 * very end.
 *
 * @throws RegexSyntaxError when the pattern is malformed, or uses look-around or back-references.
 */
function compileRegex(pattern) {
    const tree = parseRegex(pattern);
    const plain = compile(tree, 'plain');
    const uses = assertionsOf(tree);
    if (!uses.has('word-boundary') && !uses.has('not-word-boundary'))
        return plain;
    if (uses.has('ascii-word-boundary') || uses.has('not-ascii-word-boundary')) {
        const message = 'word boundaries with and without the flag u cannot be mixed';
        throw new RegexSyntaxError({ code: 'invalid-regex', message });
    }
    const padded = compile(tree, 'padded');
    return { test: (text) => (isAscii(text) ? plain.test(text) : padded.test(padText(text))) };
}
/**
 * Compiles a pattern in JavaScript's syntax, as JSON Schema uses it. `\d \w \b` mean ASCII. Unlike in JavaScript `\s`
 * means ASCII as well, `.` stands for all but `\n`, and there is no look-around.
 *
 * @throws RegexSyntaxError
 */
function compileEcmaRegex(pattern) {
    const hasLookAround = /\(\?<?[=!]/.test(pattern);
    return compileRe2(build/* RE2JS */.L3.translateRegExp(pattern), (problem) => hasLookAround ? 'look-around is not supported' : problem);
}
function compile(tree, form) {
    // What the parser has passed is well-formed; RE2 can only find it too large.
    return compileRe2(renderRegex(tree, form), (problem) => `the pattern is too large (${problem})`);
}
function compileRe2(pattern, explain) {
    try {
        const compiled = build/* RE2JS */.L3.compile(pattern);
        return { test: (text) => compiled.test(text) };
    }
    catch (error) {
        if (!(error instanceof build/* RE2JSException */.o_))
            throw error;
        const problem = error instanceof build/* RE2JSSyntaxException */.pB ? error.error : error.message;
        throw new RegexSyntaxError({ code: 'invalid-regex', message: explain(problem) });
    }
}
function assertionsOf(node) {
    switch (node.kind) {
        case 'assertion':
            return new Set([node.assertion]);
        case 'repeat':
            return assertionsOf(node.of);
        case 'sequence':
            return new Set(node.parts.flatMap((part) => [...assertionsOf(part)]));
        case 'choice':
            return new Set(node.branches.flatMap((branch) => [...assertionsOf(branch)]));
        default:
            return new Set();
    }
}
function isAscii(text) {
    return /^[\0-\x7f]*$/.test(text);
}


/***/ })

};
