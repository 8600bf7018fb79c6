export const id = 11;
export const ids = [11];
export const modules = {

/***/ 3011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/report/arm-usage.js
var arm_usage = __webpack_require__(7834);
// EXTERNAL MODULE: ./lib/report/case-rows.js
var case_rows = __webpack_require__(20);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/markdown-arms.js + 1 modules
var markdown_arms = __webpack_require__(999);
// EXTERNAL MODULE: ./lib/report/markdown-cases.js
var markdown_cases = __webpack_require__(8129);
// EXTERNAL MODULE: ./lib/report/markdown-gates.js
var markdown_gates = __webpack_require__(4184);
// EXTERNAL MODULE: ./lib/report/markdown-headline.js + 1 modules
var markdown_headline = __webpack_require__(8586);
// EXTERNAL MODULE: ./lib/report/markdown-statistics.js
var markdown_statistics = __webpack_require__(4645);
// EXTERNAL MODULE: ./lib/report/markdown-tags.js
var markdown_tags = __webpack_require__(6031);
;// CONCATENATED MODULE: ./lib/report/html/assets.js
// Made by scripts/build-page.mjs from src/report/html/page/. Do not edit.
const SCRIPT = "(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))n!==void 0&&n!==!1&&r.setAttribute(e,n===!0?``:String(n));for(let e of n)e!==void 0&&r.append(e);return r}function t(e,t){let n=document.querySelector(e);if(!(n instanceof t))throw Error(`the page has no ${e}`);return n}var n={p:{icon:`✅`,word:`pass`},f:{icon:`❌`,word:`fail`},e:{icon:`⚠️`,word:`error`},s:{icon:`⏭️`,word:`skip`},\"-\":{icon:``,word:`–`}};function r(e){let t=n[e??`-`]??n[`-`];return`${t?.icon??``} ${t?.word??``}`.trim()}function i(e){return e==null?`–`:e.toFixed(2)}var a=34,o=12,s=class{#e;#t;#n;#r=e(`div`,{class:`grid-body`,role:`rowgroup`});#i=[];#a=0;#o;constructor(e,t,n){this.#e=e,this.#n=t,this.#t=n,this.#o=e.arms.some(e=>e.score.some(e=>e!==null&&e!==0&&e!==1));let r=e.arms.length>1;t.style.setProperty(`--arms`,String(e.arms.length)),t.classList.toggle(`single`,!r),t.setAttribute(`aria-colcount`,String(e.arms.length+(r?2:1))),t.append(this.#c(r),this.#r),t.addEventListener(`scroll`,()=>this.#l()),t.addEventListener(`keydown`,e=>this.#f(e)),t.addEventListener(`click`,e=>this.#d(e)),new ResizeObserver(()=>this.#l()).observe(t)}get shown(){return this.#i}show(e){this.#i=e,this.#a=0,this.#n.setAttribute(`aria-rowcount`,String(e.length+1)),this.#r.style.height=`${e.length*a}px`,this.#n.scrollTop=0,this.#l()}select(e){if(this.#i.length===0)return;this.#a=Math.min(Math.max(e,0),this.#i.length-1);let t=this.#a*a,n=this.#n.clientHeight-this.#s();t<this.#n.scrollTop?this.#n.scrollTop=t:t+a>this.#n.scrollTop+n&&(this.#n.scrollTop=t+a-n),this.#l()}focus(){this.#n.focus()}#s(){return this.#n.firstElementChild?.offsetHeight??0}#c(t){return e(`div`,{role:`rowgroup`,class:`grid-head`},e(`div`,{role:`row`,class:`grid-row`,\"aria-rowindex\":1},...[`Case`,...t?[`Winner`]:[],...this.#e.arms.map(e=>e.name)].map((t,n)=>e(`div`,{role:`columnheader`,\"aria-colindex\":n+1,title:t},t))))}#l(){let e=Math.max(0,Math.floor(this.#n.scrollTop/a)-o),t=Math.min(this.#i.length,e+Math.ceil(this.#n.clientHeight/a)+24),n=[];for(let r=e;r<t;r++)n.push(this.#u(r));this.#r.replaceChildren(...n),this.#i.length>0&&this.#a>=e&&this.#a<t?this.#n.setAttribute(`aria-activedescendant`,`row-${this.#a}`):this.#n.removeAttribute(`aria-activedescendant`)}#u(e){let t=c(this.#e,this.#i[e]??0,this.#o,`gridcell`);return t.id=`row-${e}`,t.setAttribute(`aria-rowindex`,String(e+2)),t.setAttribute(`aria-selected`,String(e===this.#a)),t.dataset.position=String(e),t.style.transform=`translateY(${e*a}px)`,t}#d(e){let t=e.target.closest(`[data-position]`);t!==null&&(this.select(Number(t.dataset.position)),this.#t(this.#a))}#f(e){let t=Math.max(1,Math.floor(this.#n.clientHeight/a)-2),n={ArrowDown:this.#a+1,ArrowUp:this.#a-1,PageDown:this.#a+t,PageUp:this.#a-t,Home:0,End:this.#i.length-1}[e.key];if(n!==void 0)this.select(n);else if(e.key===`Enter`||e.key===` `)this.#t(this.#a);else return;e.preventDefault()}};function c(t,n,a,o){let s=l(t,n),c=t.cases.id[n]??``;return e(`div`,{role:`row`,class:`grid-row`},e(`div`,{role:o,class:`id`,title:c},c),...t.arms.length>1?[e(`div`,{role:o,class:`winner`,title:s},s)]:[],...t.arms.map(t=>{let s=a&&t.score[n]!=null?` ${i(t.score[n])}`:``,c=t.verdicts[n]??`-`;return e(`div`,{role:o,class:`v v-${c}`},`${r(c)}${s}`)}))}function l(e,t){let n=e.cases.winner[t]??-1;return e.arms[n]?.name??(n===-2?`tie (not measured)`:`tie`)}var u=2e3;function d(e,t){let n=f(e),r=f(t),i=0;for(;i<n.length&&i<r.length&&n[i]===r[i];)i++;let a=0;for(;a<n.length-i&&a<r.length-i&&n[n.length-1-a]===r[r.length-1-a];)a++;let o=n.slice(i,n.length-a),s=r.slice(i,r.length-a),c=o.length>u||s.length>u?[...o.map(e=>({kind:`gone`,text:e})),...s.map(e=>({kind:`new`,text:e}))]:p(o,s),l=e=>e.map(e=>({kind:`same`,text:e}));return m([...l(n.slice(0,i)),...c,...l(a===0?[]:n.slice(-a))])}function f(e){return e.match(/\\s+|[\\p{L}\\p{M}\\p{N}_]+|./gsu)??[]}function p(e,t){let n=t.length+1,r=new Uint16Array((e.length+1)*n);for(let i=e.length-1;i>=0;i--)for(let a=t.length-1;a>=0;a--){let o=i*n+a;r[o]=e[i]===t[a]?(r[o+n+1]??0)+1:Math.max(r[o+n]??0,r[o+1]??0)}let i=[],a=0,o=0;for(;a<e.length||o<t.length;){let s=a*n+o;a<e.length&&o<t.length&&e[a]===t[o]?(i.push({kind:`same`,text:e[a]??``}),a++,o++):o>=t.length||a<e.length&&(r[s+n]??0)>=(r[s+1]??0)?(i.push({kind:`gone`,text:e[a]??``}),a++):(i.push({kind:`new`,text:t[o]??``}),o++)}return i}function m(e){let t=[];for(let n of e){let e=t.at(-1);e?.kind===n.kind?t[t.length-1]={kind:n.kind,text:e.text+n.text}:t.push(n)}return t}function h(t,n,r){let{cases:i,texts:a}=t,o=(i.tags[n]??[]).map(e=>t.tags[e]??``),s=`${t.files[i.file[n]??0]??``}:${i.line[n]??0}`,c=[...t.arms.length>1?[`winner: ${l(t,n)}`]:[],...o.length>0?[`tags: ${o.join(`, `)}`]:[],s],u=t.arms[r],d=u===void 0?void 0:a[u.output[n]??-1];return[e(`p`,{class:`facts`},c.join(` · `)),...g(`Input`,a[i.input[n]??-1]),...g(`Expected`,a[i.expected[n]??-1]),e(`div`,{class:`outputs`,tabindex:0,role:`group`,\"aria-label\":`Outputs of the arms`},...t.arms.map((e,i)=>_(t,e,n,i===r?void 0:d)))]}function g(t,n){return n===void 0?[]:[e(`h3`,{},t),e(`pre`,{dir:`auto`},n)]}function _(t,n,a,o){let s=n.verdicts[a]??`-`,c=t.texts[n.output[a]??-1],l=t.texts[n.error[a]??-1];return e(`section`,{class:`arm`},e(`h3`,{},e(`bdi`,{},n.name)),e(`p`,{class:`v v-${s}`},`${r(s)} · score ${i(n.score[a])} · ${n.latency[a]??0} ms`),l===void 0?void 0:e(`p`,{class:`error`},`⚠️ ${l}`),c===void 0?e(`p`,{class:`none`},`no output`):v(c,o),y(t,n.scores[a]??[]),b(t,n,a))}function v(t,n){return n===void 0||n===t?e(`pre`,{dir:`auto`},t):e(`pre`,{dir:`auto`},...d(n,t).map(({kind:t,text:n})=>t===`same`?n:e(t===`new`?`ins`:`del`,{},n)))}function y(t,n){return n.length===0?void 0:e(`ul`,{class:`scores`},...n.map(([n,a,o,s,c])=>{let l=r(c===1?`e`:o===1?`p`:`f`),u=t.texts[s];return e(`li`,{},e(`bdi`,{},t.scorers[n]??``),` ${l} ${i(a)}`,u===void 0?void 0:e(`span`,{class:`reason`,dir:`auto`},u))}))}function b(t,n,i){let a=n.trials[i];if(a===void 0)return;let o=a.filter(e=>e.verdict===`p`).length,s=o>0&&o<a.length?` (flaky)`:``,c=n.fisher[i],l=c===void 0?``:`, Fisher’s p against the reference ${c.toFixed(3)}`,u=a.map(n=>{let i=t.texts[n.error]??t.texts[n.output];return e(`li`,{},r(n.verdict),i===void 0?void 0:e(`pre`,{dir:`auto`},i))});return e(`details`,{},e(`summary`,{},`${o} of ${a.length} trials passed${s}${l}`),e(`ol`,{},...u))}function x(e,t){let{cases:n,arms:r}=e,i=r.filter((e,n)=>t.arm<0||t.arm===n),a=t.text.trim().toLowerCase(),o=a===``?void 0:C(e,a);return n.id.flatMap((e,s)=>t.tag>=0&&n.tags[s]?.includes(t.tag)!==!0||!S(t,i,n.differs[s]===1,s)||o!==void 0&&!e.toLowerCase().includes(a)&&!(o.has(n.input[s]??-1)||r.some(e=>o.has(e.output[s]??-1)))?[]:[s])}function S(e,t,n,r){let i=e=>t.some(t=>e.includes(t.verdicts[r]??`-`));switch(e.show){case`all`:return!0;case`differs`:return n;case`failed`:return i(`fe`);case`errored`:return i(`e`);case`skipped`:return i(`s`);case`flaky`:return t.some(e=>{let t=e.trials[r]?.map(e=>e.verdict)??[];return t.includes(`p`)&&t.some(e=>e!==`p`)})}}function C({texts:e},t){let n=new Set;for(let[r,i]of e.entries())i.toLowerCase().includes(t)&&n.add(r);return n}var w=JSON.parse(t(`#data`,HTMLScriptElement).textContent),T=t(`#show`,HTMLSelectElement),E=t(`#arm`,HTMLSelectElement),D=t(`#tag`,HTMLSelectElement),O=t(`#text`,HTMLInputElement),k=t(`#status`,HTMLElement),A=t(`#case`,HTMLDialogElement),j=t(`#case-title`,HTMLElement),M=t(`#case-content`,HTMLElement),N=t(`#against`,HTMLSelectElement),P=t(`#previous`,HTMLButtonElement),F=t(`#next`,HTMLButtonElement),I=0,L=new s(w,t(`#grid`,HTMLElement),B);function R(){return{show:T.value,arm:Number(E.value),tag:Number(D.value),text:O.value}}function z(){let e=x(w,R());L.show(e),k.textContent=`${e.length.toLocaleString(`en`)} of ${w.cases.id.length.toLocaleString(`en`)} cases`}function B(e){let t=L.shown[e];t!==void 0&&(I=e,j.textContent=w.cases.id[t]??``,M.replaceChildren(...h(w,t,Number(N.value))),P.disabled=e===0,F.disabled=e===L.shown.length-1,A.open||A.showModal())}function V(e){let t=I+e;t<0||t>=L.shown.length||(L.select(t),B(t))}var H;O.addEventListener(`input`,()=>{clearTimeout(H),H=setTimeout(z,120)});for(let e of[T,E,D])e.addEventListener(`change`,z);N.addEventListener(`change`,()=>B(I)),P.addEventListener(`click`,()=>V(-1)),F.addEventListener(`click`,()=>V(1)),t(`#close`,HTMLButtonElement).addEventListener(`click`,()=>A.close()),A.addEventListener(`close`,()=>L.focus()),A.addEventListener(`keydown`,e=>{e.target instanceof HTMLSelectElement||e.target.closest(`.outputs`)||(e.key===`ArrowLeft`?V(-1):e.key===`ArrowRight`&&V(1))});var U=500,W=t(`#paper`,HTMLElement);if(addEventListener(`beforeprint`,()=>{let t=L.shown.slice(0,U).map(t=>e(`tr`,{},...[...c(w,t,!0,`cell`).children].map(t=>e(`td`,{},t.textContent??``)))),n=[`Case`,...w.arms.length>1?[`Winner`]:[],...w.arms.map(({name:e})=>e)],r=L.shown.length-t.length;W.replaceChildren(e(`table`,{},e(`thead`,{},e(`tr`,{},...n.map(t=>e(`th`,{},t)))),e(`tbody`,{},...t)),...r>0?[e(`p`,{},`${r} more cases are not printed.`)]:[])}),addEventListener(`afterprint`,()=>W.replaceChildren()),w.cases.id.length>25){let e=w.arms.length>1?`differs`:`failed`;x(w,{...R(),show:e}).length>0&&(T.value=e)}t(`#legend`,HTMLElement).textContent=[`p`,`f`,`e`,`s`].map(e=>r(e)).join(` · `),z()})();";
const STYLE = ":root {\ncolor-scheme: light dark;\n--back: light-dark(#ffffff, #0d1117);\n--panel: light-dark(#f6f8fa, #151b23);\n--line: light-dark(#d1d9e0, #3d444d);\n--text: light-dark(#1f2328, #f0f6fc);\n--quiet: light-dark(#59636e, #9198a1);\n--accent: light-dark(#0969da, #4493f8);\n--good: light-dark(#1a7f37, #3fb950);\n--bad: light-dark(#c1131f, #ff7b72);\n--warn: light-dark(#8a5a00, #d29922);\n--new: light-dark(#d1f8d9, #12391f);\n--gone: light-dark(#ffdcd7, #4b1a1d);\n}\n* {\nbox-sizing: border-box;\n}\nbody {\nmargin: 0;\nbackground: var(--back);\ncolor: var(--text);\nfont:\n15px / 1.5 system-ui,\n-apple-system,\n\"Segoe UI\",\n\"Noto Sans\",\nsans-serif;\n}\nmain,\nfooter {\nmax-width: 1200px;\nmargin: 0 auto;\npadding: 0 20px;\n}\nfooter {\npadding: 24px 20px;\ncolor: var(--quiet);\nfont-size: 13px;\n}\nh1 {\nfont-size: 24px;\nline-height: 1.25;\nmargin: 24px 0 12px;\n}\nh2 {\nfont-size: 19px;\nmargin: 32px 0 12px;\npadding-bottom: 6px;\nborder-bottom: 1px solid var(--line);\n}\nh3 {\nfont-size: 15px;\nmargin: 16px 0 6px;\n}\nh4 {\nfont-size: 14px;\nmargin: 12px 0 6px;\n}\n.skip {\nposition: absolute;\nleft: -9999px;\n}\n.skip:focus {\nleft: 8px;\ntop: 8px;\npadding: 8px;\nbackground: var(--back);\nz-index: 9;\n}\n.for-screen-readers {\nposition: absolute;\nwidth: 1px;\nheight: 1px;\noverflow: hidden;\nclip-path: inset(50%);\nwhite-space: nowrap;\n}\n:focus-visible {\noutline: 2px solid var(--accent);\noutline-offset: 1px;\n}\ncode,\npre {\nfont-family: ui-monospace, SFMono-Regular, \"Liberation Mono\", Menlo, monospace;\nfont-size: 13px;\n}\ncode {\nbackground: var(--panel);\nborder-radius: 4px;\npadding: 1px 4px;\nwhite-space: break-spaces;\n}\npre {\nbackground: var(--panel);\nborder: 1px solid var(--line);\nborder-radius: 6px;\npadding: 8px 10px;\nmargin: 6px 0;\nwhite-space: pre-wrap;\noverflow-wrap: anywhere;\nmax-height: 420px;\noverflow: auto;\n}\n.headline {\nmargin: 0;\npadding-left: 20px;\n}\n/* Where arms are rows, the second cell holds the reasons. */\n#arms tr:has(td:nth-child(5)) td:nth-child(2) {\nmin-width: 260px;\n}\n.scroll {\noverflow-x: auto;\n}\ntable {\nborder-collapse: collapse;\nfont-size: 14px;\n}\nth,\ntd {\nborder: 1px solid var(--line);\npadding: 5px 10px;\ntext-align: left;\nvertical-align: top;\n}\nth {\nfont-weight: 600;\n}\nthead th {\nbackground: var(--panel);\n}\n.number {\ntext-align: right;\nfont-variant-numeric: tabular-nums;\n}\n.charts {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 16px 40px;\n}\nfigure {\nmargin: 0;\nflex: 1 1 480px;\nmax-width: 720px;\noverflow-x: auto;\n}\nfigcaption {\nfont-weight: 600;\nmargin-bottom: 4px;\n}\nsvg {\nwidth: 100%;\nmin-width: 500px;\nheight: auto;\nfont-size: 13px;\nfill: var(--text);\n}\nsvg .tick {\nstroke: var(--line);\n}\nsvg .axis {\nfill: var(--quiet);\nfont-size: 12px;\n}\nsvg .mark {\nstroke: var(--quiet);\nstroke-dasharray: 4 4;\n}\nsvg .interval {\nstroke: var(--accent);\nstroke-width: 3;\nstroke-linecap: round;\n}\nsvg .dot {\nfill: var(--accent);\nstroke: var(--back);\nstroke-width: 1.5;\n}\n.filter {\ndisplay: flex;\nflex-wrap: wrap;\ngap: 8px 16px;\nalign-items: center;\nmargin-bottom: 6px;\n}\n.filter label {\ndisplay: inline-flex;\ngap: 6px;\nalign-items: center;\n}\nselect,\ninput,\nbutton {\nfont: inherit;\ncolor: inherit;\nbackground: var(--back);\nborder: 1px solid var(--line);\nborder-radius: 6px;\npadding: 4px 8px;\n}\nbutton {\nbackground: var(--panel);\ncursor: pointer;\n}\nbutton:disabled {\nopacity: 0.5;\ncursor: default;\n}\ninput[type=\"search\"] {\nwidth: 220px;\n}\n#status {\ncolor: var(--quiet);\nmargin-left: auto;\n}\n.hint {\ncolor: var(--quiet);\nfont-size: 13px;\nmargin: 0 0 6px;\n}\n#grid {\n--case: 260px;\n--winner: 150px;\nposition: relative;\nmax-height: min(640px, 75vh);\noverflow: auto;\nborder: 1px solid var(--line);\nborder-radius: 6px;\nbackground: var(--back);\n}\n.grid-head {\nposition: sticky;\ntop: 0;\nz-index: 1;\n}\n.grid-body {\nposition: relative;\n}\n.grid-row {\ndisplay: grid;\n/* The same widths in every row, however long its texts are. */\ngrid-template-columns: var(--case) var(--winner) repeat(var(--arms), minmax(0, 1fr));\nmin-width: calc(var(--case) + var(--winner) + var(--arms) * 124px);\nwidth: 100%;\nheight: 34px;\nborder-bottom: 1px solid var(--line);\nbackground: var(--back);\n}\n.single .grid-row {\ngrid-template-columns: var(--case) repeat(var(--arms), minmax(0, 1fr));\n}\n.grid-head .grid-row {\nbackground: var(--panel);\nfont-weight: 600;\n}\n.grid-body .grid-row {\nposition: absolute;\ntop: 0;\nleft: 0;\ncursor: pointer;\n}\n.grid-body .grid-row:hover {\nbackground: var(--panel);\n}\n.grid-body .grid-row[aria-selected=\"true\"] {\nbox-shadow: inset 3px 0 0 var(--accent);\nbackground: var(--panel);\n}\n.grid-row > div {\npadding: 6px 10px;\noverflow: hidden;\ntext-overflow: ellipsis;\nwhite-space: nowrap;\nfont-variant-numeric: tabular-nums;\n}\n.grid-body .id {\nfont-family: ui-monospace, SFMono-Regular, \"Liberation Mono\", Menlo, monospace;\nfont-size: 13px;\n}\n.winner {\nfont-weight: 600;\n}\n.v-p {\ncolor: var(--good);\n}\n.v-f {\ncolor: var(--bad);\n}\n.v-e {\ncolor: var(--warn);\n}\n.v-s,\n.none {\ncolor: var(--quiet);\n}\n#paper {\ndisplay: none;\n}\ndialog {\nwidth: min(1240px, calc(100vw - 24px));\nmax-width: none;\nheight: calc(100vh - 40px);\nmax-height: none;\nborder: 1px solid var(--line);\nborder-radius: 10px;\npadding: 0 20px 20px;\nbackground: var(--back);\ncolor: var(--text);\n}\ndialog::backdrop {\nbackground: rgb(0 0 0 / 45%);\n}\n.bar {\nposition: sticky;\ntop: 0;\ndisplay: flex;\nflex-wrap: wrap;\ngap: 8px;\nalign-items: center;\nbackground: var(--back);\npadding: 14px 0 10px;\nborder-bottom: 1px solid var(--line);\n}\n.bar h2 {\nmargin: 0 auto 0 0;\nborder: 0;\npadding: 0;\nfont-family: ui-monospace, monospace;\nfont-size: 16px;\noverflow-wrap: anywhere;\n}\n.facts {\ncolor: var(--quiet);\noverflow-wrap: anywhere;\n}\n.outputs {\ndisplay: grid;\ngrid-auto-flow: column;\ngrid-auto-columns: minmax(280px, 1fr);\ngap: 16px;\noverflow-x: auto;\npadding-bottom: 8px;\n}\n.arm h3 {\noverflow-wrap: anywhere;\n}\n.arm p {\nmargin: 4px 0;\n}\n.error {\ncolor: var(--warn);\noverflow-wrap: anywhere;\n}\n.scores {\npadding-left: 18px;\n}\n.reason {\ndisplay: block;\ncolor: var(--quiet);\noverflow-wrap: anywhere;\n}\nins {\nbackground: var(--new);\ntext-decoration: underline;\n}\ndel {\nbackground: var(--gone);\ntext-decoration: line-through;\n}\n@media (max-width: 600px) {\nmain {\npadding: 0 12px;\n}\n#grid {\n--case: 170px;\n--winner: 100px;\n}\n.outputs {\ngrid-auto-flow: row;\ngrid-auto-columns: auto;\n}\n}\n@media print {\n:root {\ncolor-scheme: light;\n}\nmain,\nfooter {\nmax-width: none;\n}\n.filter,\n.hint,\n#grid,\n.skip,\ndialog,\nnoscript {\ndisplay: none;\n}\n#paper {\ndisplay: block;\n}\n.scroll {\noverflow: visible;\n}\ntable,\npre,\nfigure {\nbreak-inside: avoid;\n}\n#paper table {\nbreak-inside: auto;\nfont-size: 12px;\n}\n}";

// EXTERNAL MODULE: ./lib/report/difference-words.js
var difference_words = __webpack_require__(5903);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(7703);
;// CONCATENATED MODULE: ./lib/report/html/charts.js



const WIDTH = 680;
const LABELS = 170;
const VALUES = 190;
const ROW = 30;
/** Graphemes of an arm's name beside a chart. */
const NAME_LENGTH = 22;
/** A dot for each arm's pass rate and its 95 % interval, on a scale that fits; the reference as a dashed line. */
function passRateChart(results) {
    const lines = results.arms.map((arm) => {
        const { value, low, high } = arm.pass_rate;
        return { name: shortName(arm, results), low, value, high, text: (0,format/* percent */.KN)(value) };
    });
    const reference = results.arms.find((arm) => arm.name === results.reference)?.pass_rate.value;
    const rate = results.trials.count > 1 ? 'Pass rate of trials' : 'Pass rate';
    return intervalChart('pass-rate', `${rate} with its 95% interval`, lines, {
        unit: (value) => `${Math.round(value * 100)}%`,
        low: 0,
        high: 1,
        ...(results.arms.length > 1 && reference !== undefined ? { mark: reference } : {}),
    });
}
/** The difference of each arm's pass rate to the reference; nothing without statistics. */
function differenceChart(results) {
    const lines = results.arms.flatMap((arm) => {
        const found = arm.versus_reference;
        if (found === undefined)
            return [];
        const text = `${(0,format/* points */.WR)(found.difference)} ${difference_words/* SIGNED_WORDS */.X[found.verdict]}`;
        return [
            { name: shortName(arm, results), low: found.low, value: found.difference, high: found.high, text },
        ];
    });
    if (lines.length === 0)
        return '';
    return intervalChart('difference', 'Difference to the reference in points, with its 95% interval', lines, {
        unit: (value) => (0,format/* points */.WR)(value).replace('.0', ''),
        low: -1,
        high: 1,
        mark: 0,
    });
}
function intervalChart(id, title, lines, scale) {
    const { from, to, step } = ticks(lines, scale);
    const height = lines.length * ROW + 34;
    const x = (value) => round(LABELS + ((value - from) / (to - from)) * (WIDTH - LABELS - VALUES));
    const marks = [];
    for (let tick = from; tick <= to + 1e-9; tick += step) {
        marks.push(`<line class="tick" x1="${x(tick)}" y1="4" x2="${x(tick)}" y2="${height - 24}"/>`, `<text class="axis" x="${x(tick)}" y="${height - 8}" text-anchor="middle">${(0,report_escape/* htmlText */.js)(scale.unit(tick))}</text>`);
    }
    if (scale.mark !== undefined) {
        marks.push(`<line class="mark" x1="${x(scale.mark)}" y1="4" x2="${x(scale.mark)}" y2="${height - 24}"/>`);
    }
    const rows = lines.map((line, index) => {
        const y = index * ROW + 20;
        return [
            `<text x="${LABELS - 12}" y="${y + 4}" text-anchor="end">${(0,report_escape/* htmlText */.js)(line.name)}</text>`,
            `<line class="interval" x1="${x(line.low)}" y1="${y}" x2="${x(line.high)}" y2="${y}"/>`,
            `<circle class="dot" cx="${x(line.value)}" cy="${y}" r="5"/>`,
            `<text x="${WIDTH - VALUES + 14}" y="${y + 4}">${(0,report_escape/* htmlText */.js)(line.text)}</text>`,
        ].join('');
    });
    return figure(id, title, height, [...marks, ...rows].join(''), describe(lines));
}
/** Round numbers around all intervals and the mark. */
function ticks(lines, { low, high, mark }) {
    const ends = lines.flatMap((line) => [line.low, line.high, line.value]);
    if (mark !== undefined)
        ends.push(mark);
    const least = Math.max(low, Math.min(...ends));
    const most = Math.min(high, Math.max(...ends));
    const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5].find((size) => (most - least) / size <= 8) ?? 0.5;
    const from = Math.max(low, Math.floor(least / step + 1e-9) * step);
    const to = Math.min(high, Math.ceil(most / step - 1e-9) * step);
    return to - from >= step
        ? { from, to, step }
        : { from: Math.max(low, to - step), to: Math.max(low, to - step) + step, step };
}
/** Cost against pass rate: up and to the left is better. Nothing with fewer than two priced arms. */
function costChart(results) {
    const priced = results.arms.flatMap((arm) => arm.cost_usd !== null && arm.cost_usd > 0 ? [{ arm, cost: arm.cost_usd }] : []);
    if (priced.length < 2)
        return '';
    const height = 300;
    const [left, right, top, bottom] = [70, WIDTH - 150, 16, height - 46];
    const costs = priced.map(({ cost }) => Math.log10(cost));
    const rates = priced.map(({ arm }) => arm.pass_rate.value);
    const [cheap, dear] = [Math.min(...costs), Math.max(...costs)];
    const scale = ticks(rates.map((value) => ({ name: '', low: value, value, high: value, text: '' })), { unit: format/* percent */.KN, low: 0, high: 1 });
    const x = (cost) => round(dear === cheap
        ? (left + right) / 2
        : left + 20 + ((Math.log10(cost) - cheap) / (dear - cheap)) * (right - left - 40));
    const y = (rate) => round(bottom - ((rate - scale.from) / (scale.to - scale.from)) * (bottom - top));
    const axis = [];
    for (let tick = scale.from; tick <= scale.to + 1e-9; tick += scale.step) {
        axis.push(`<line class="tick" x1="${left}" y1="${y(tick)}" x2="${right}" y2="${y(tick)}"/>`, `<text class="axis" x="${left - 8}" y="${y(tick) + 4}" text-anchor="end">${Math.round(tick * 100)}%</text>`);
    }
    for (const cost of [...new Set([10 ** cheap, 10 ** dear])]) {
        axis.push(`<text class="axis" x="${x(cost)}" y="${bottom + 20}" text-anchor="middle">${(0,report_escape/* htmlText */.js)((0,format/* usd */.dR)(cost))}</text>`);
    }
    axis.push(`<text class="axis" x="${(left + right) / 2}" y="${height - 6}" text-anchor="middle">cost of the arm, logarithmic</text>`);
    const dots = apart(priced.map(({ arm, cost }) => ({ arm, x: x(cost), y: y(arm.pass_rate.value) }))).map(({ arm, x: across, y: down, label }) => `<circle class="dot" cx="${across}" cy="${down}" r="5"/><text x="${across + 10}" y="${label + 4}">${(0,report_escape/* htmlText */.js)(shortName(arm, results))}</text>`);
    const words = priced
        .map(({ arm, cost }) => `${arm.name}: ${(0,format/* usd */.dR)(cost)}, ${(0,format/* percent */.KN)(arm.pass_rate.value)}`)
        .join('; ');
    return figure('cost', 'Cost against pass rate: up and to the left is better', height, [...axis, ...dots].join(''), words);
}
/** Moves labels down that would cover one another. */
function apart(dots) {
    const placed = [];
    for (const dot of [...dots].sort((a, b) => a.y - b.y)) {
        let label = dot.y;
        for (const other of placed) {
            if (Math.abs(other.x - dot.x) < 130 && label - other.label < 15)
                label = other.label + 15;
        }
        placed.push({ ...dot, label });
    }
    return placed;
}
function figure(id, title, height, inside, words) {
    return `<figure tabindex="0"><figcaption id="${id}-title">${(0,report_escape/* htmlText */.js)(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-words">${inside}</svg><p id="${id}-words" class="for-screen-readers">${(0,report_escape/* htmlText */.js)(words)}</p></figure>`;
}
function describe(lines) {
    return lines
        .map(({ name, text, low, high }) => `${name}: ${text}, from ${percentOrPoints(low)} to ${percentOrPoints(high)}`)
        .join('; ');
}
function percentOrPoints(value) {
    return `${(value * 100).toFixed(1)}${format/* NBSP */.MK}%`;
}
function shortName(arm, results) {
    const name = (0,report_escape/* clip */.$Q)((0,report_escape/* visible */.RK)(arm.name).replaceAll('\n', ' '), NAME_LENGTH);
    return arm.name === results.reference && results.arms.length > 1 ? `${name} (ref.)` : name;
}
function round(value) {
    return Math.round(value * 10) / 10;
}

// EXTERNAL MODULE: ./lib/base/text.js
var base_text = __webpack_require__(8566);
;// CONCATENATED MODULE: ./lib/report/html/confusion.js



/** More labels than this make no matrix that a person reads. */
const MAX_LABELS = 15;
/**
 * How often each expected label was answered with each label: rows are expected, columns are answered. Nothing for an
 * arm that was not graded as a classifier, and for too many labels.
 */
function confusionTable(results, arm) {
    const labels = arm.classification?.per_class.map(({ label }) => label) ?? [];
    if (labels.length === 0 || labels.length > MAX_LABELS)
        return undefined;
    const tally = new Map(labels.map((label) => [label, new Map()]));
    for (const [index, info] of results.cases.entries()) {
        const row = info.expected === undefined ? undefined : tally.get((0,base_text/* trimWhiteSpace */.e8)(info.expected));
        if (row === undefined)
            continue;
        const result = arm.results[index];
        const output = result?.error === undefined ? result?.output : undefined;
        const label = output === undefined ? undefined : (0,base_text/* trimWhiteSpace */.e8)(output);
        const answer = label === undefined ? NO_ANSWER : tally.has(label) ? label : OTHER;
        row.set(answer, (row.get(answer) ?? 0) + 1);
    }
    const extra = [OTHER, NO_ANSWER].filter((key) => [...tally.values()].some((row) => row.has(key)));
    const words = new Map([
        [OTHER, 'another answer'],
        [NO_ANSWER, 'no answer'],
    ]);
    const columns = [...labels, ...extra];
    return {
        head: ['Expected', ...columns.map((label) => words.get(label) ?? (0,report_escape/* cell */.Hn)(label, 24))],
        align: ['left', ...columns.map(() => 'right')],
        rows: labels.map((label) => [
            (0,report_escape/* cell */.Hn)(label, 24),
            ...columns.map((column) => {
                const number = tally.get(label)?.get(column) ?? 0;
                return column === label ? `<b>${(0,format/* count */.U9)(number)}</b>` : (0,format/* count */.U9)(number);
            }),
        ]),
    };
}
/** Keys that no trimmed label can be. */
const OTHER = ' other';
const NO_ANSWER = ' none';

;// CONCATENATED MODULE: ./lib/report/html/page-data.js


const VERDICT_LETTER = {
    passed: 'p',
    failed: 'f',
    errored: 'e',
    skipped: 's',
};
/** UTF-16 units of all texts together: what a browser still opens at once. */
const TEXT_BUDGET = 24_000_000;
/** Graphemes of one text, halved until all fit. */
const TEXT_LENGTHS = [20_000, 8000, 2000, 500, 200, 50];
/** Gives each text a number, equal texts the same one. */
class Texts {
    #numbers = new Map();
    number(text) {
        if (text === undefined)
            return -1;
        const known = this.#numbers.get(text);
        if (known !== undefined)
            return known;
        this.#numbers.set(text, this.#numbers.size);
        return this.#numbers.size - 1;
    }
    /** The texts in order, hidden characters out, long ones clipped so that all stay within the budget. */
    shown() {
        const raw = [...this.#numbers.keys()];
        for (const length of TEXT_LENGTHS) {
            const total = raw.reduce((sum, text) => sum + Math.min(text.length, length), 0);
            if (total <= TEXT_BUDGET || length === TEXT_LENGTHS.at(-1)) {
                return raw.map((text) => (0,report_escape/* clip */.$Q)((0,report_escape/* visible */.RK)(text.slice(0, 24 * length)), length));
            }
        }
        return raw;
    }
}
class Names {
    list = [];
    #numbers = new Map();
    number(name) {
        let number = this.#numbers.get(name);
        if (number === undefined) {
            number = this.list.length;
            this.#numbers.set(name, number);
            this.list.push((0,report_escape/* visible */.RK)(name));
        }
        return number;
    }
}
function pageData(results) {
    const texts = new Texts();
    const scorers = new Names();
    const tags = new Names();
    const files = new Names();
    const rows = (0,case_rows/* caseRows */.yE)(results);
    const cases = {
        id: rows.map(({ info }) => (0,report_escape/* clip */.$Q)((0,report_escape/* visible */.RK)(info.case), 300)),
        input: rows.map(({ info }) => texts.number(info.input)),
        expected: rows.map(({ info }) => texts.number(info.expected)),
        file: rows.map(({ info }) => files.number(info.file)),
        line: rows.map(({ info }) => info.line),
        tags: rows.map(({ cells }) => (cells.find((one) => one !== undefined)?.tags ?? []).map((tag) => tags.number(tag))),
        winner: rows.map(({ winner, comparable }) => (winner >= 0 ? winner : comparable ? -1 : -2)),
        differs: rows.map((row) => Number((0,case_rows/* differs */.Ag)(row))),
    };
    const score = (one) => [
        scorers.number(one.scorer),
        rounded(one.value),
        Number(one.passed),
        texts.number(one.error ?? one.reason),
        Number(one.error !== undefined),
    ];
    const arms = results.arms.map((arm, index) => {
        const cells = rows.map((row) => row.cells[index]);
        return {
            name: (0,report_escape/* visible */.RK)(arm.name),
            verdicts: cells.map((cell) => (cell === undefined ? '-' : VERDICT_LETTER[cell.verdict])).join(''),
            score: cells.map((cell) => rounded(cell?.mean_score ?? null)),
            output: cells.map((cell) => texts.number(cell?.output)),
            error: cells.map((cell) => texts.number(cell?.error)),
            latency: cells.map((cell) => cell?.latency_ms ?? 0),
            scores: cells.map((cell) => (cell?.scores ?? []).map(score)),
            trials: trialsOf(cells, texts, score),
            fisher: fisherOf(cells),
        };
    });
    const reference = Math.max(0, results.arms.findIndex((arm) => arm.name === results.reference));
    return {
        reference,
        arms,
        scorers: scorers.list,
        tags: tags.list,
        files: files.list,
        texts: texts.shown(),
        cases,
    };
}
function trialsOf(cells, texts, score) {
    const all = {};
    for (const [index, cell] of cells.entries()) {
        if (cell?.trials === undefined || cell.trials.length === 0)
            continue;
        all[index] = cell.trials.map((trial) => ({
            verdict: VERDICT_LETTER[trial.verdict],
            output: texts.number(trial.output),
            error: texts.number(trial.error),
            latency: trial.latency_ms,
            scores: trial.scores.map(score),
        }));
    }
    return all;
}
function fisherOf(cells) {
    return Object.fromEntries(cells.flatMap((cell, index) => (cell?.fisher_p === undefined ? [] : [[index, cell.fisher_p]])));
}
function rounded(value) {
    // So large a number has no decimals to round, and ten thousand times as large might be no number any more.
    if (value === null || Math.abs(value) > 1e11)
        return value;
    return Math.round(value * 1e4) / 1e4;
}

;// CONCATENATED MODULE: ./lib/report/html/html.js














const MAX_TAGS = 500;
/**
 * The report as one HTML file that needs no network: verdict, arms, charts, gates and tags as plain HTML, which also
 * prints; the cases as a grid that its script draws from the data in the page. The script and the style are the only
 * ones the page lets run, by their hashes, and no text of a model is ever read as HTML.
 */
function renderHtml(results) {
    const rows = (0,case_rows/* caseRows */.yE)(results);
    const { icon, title, lines } = (0,markdown_headline/* headline */.Pl)(results, rows);
    const name = (0,report_escape/* htmlText */.js)((0,report_escape/* clip */.$Q)((0,report_escape/* visible */.RK)(results.suite.name).replaceAll('\n', ' '), 80));
    const main = [
        `<header><h1>${icon} ${words(title)}</h1><ul class="headline">${lines.map((line) => `<li>${words(line)}</li>`).join('')}</ul></header>`,
        section('arms', 'Arms', htmlTable((0,markdown_arms/* armsTable */.IG)(results, results.arms, true), 'Arms') + note((0,markdown_arms/* differenceNote */.Ym)(results))),
        section('charts', 'Charts', `<div class="charts">${passRateChart(results)}${differenceChart(results)}${costChart(results)}</div>`),
        casesSection(results),
        gatesSection(results),
        statisticsSection(results),
        tagsSection(results, rows),
        classificationSection(results),
    ];
    return [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="${policy()}">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        '<meta name="color-scheme" content="light dark">',
        `<title>${name}: eval-matrix</title>`,
        `<style>${STYLE}</style>`,
        '</head>',
        '<body>',
        '<a class="skip" href="#cases">Skip to the cases</a>',
        `<main>${main.join('\n')}</main>`,
        `<footer>${footer(results)}</footer>`,
        dialog(results),
        `<script type="application/json" id="data">${dataText(results)}</script>`,
        `<script>${SCRIPT}</script>`,
        '</body>',
        '</html>',
        '',
    ].join('\n');
}
/** Nothing may load, nothing may run but this style and this script, and no text may become HTML. */
function policy() {
    const own = (text) => `'sha256-${(0,external_node_crypto_.hash)('sha256', text, 'base64')}'`;
    return [
        "default-src 'none'",
        `script-src ${own(SCRIPT)}`,
        `style-src ${own(STYLE)}`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join('; ');
}
/** JSON in which nothing can close the script element or open a comment. */
function dataText(results) {
    return JSON.stringify(pageData(results)).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
/** The report's own cells are safe HTML; the marks against GitHub's filters are not needed here. */
function words(cell) {
    return cell.replace(/[\u200b\u2060]/g, '');
}
function section(id, title, body) {
    return `<section id="${id}" aria-labelledby="${id}-head"><h2 id="${id}-head">${title}</h2>${body}</section>`;
}
function htmlTable({ head, align, rows }, label) {
    const side = (index) => (align[index] === 'right' ? ' class="number"' : '');
    const heads = head.map((text, index) => text === '' ? '<td></td>' : `<th scope="col"${side(index)}>${words(text)}</th>`);
    const body = rows.map((cells) => {
        const parts = cells.map((text, index) => index === 0 ? `<th scope="row">${words(text)}</th>` : `<td${side(index)}>${words(text)}</td>`);
        return `<tr>${parts.join('')}</tr>`;
    });
    return `<div class="scroll" tabindex="0" role="region" aria-label="${(0,report_escape/* htmlText */.js)(label)}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
function html_option(value, text, selected = false) {
    return `<option value="${value}"${selected ? ' selected' : ''}>${(0,report_escape/* htmlText */.js)((0,report_escape/* clip */.$Q)((0,report_escape/* visible */.RK)(text).replaceAll('\n', ' '), 60))}</option>`;
}
function casesSection(results) {
    const tags = pageTags(results);
    const arms = results.arms.map((arm, index) => html_option(index, `in ${arm.name}`)).join('');
    const shows = [
        ['all', 'all cases'],
        ['differs', 'where the arms differ'],
        ['failed', 'not passed'],
        ['errored', 'errored'],
        ['flaky', 'flaky'],
        ['skipped', 'skipped'],
    ];
    const controls = [
        `<label>Show <select id="show">${shows.map(([value, text]) => html_option(value, text)).join('')}</select></label>`,
        `<label>Arm <select id="arm">${html_option(-1, 'in any arm')}${arms}</select></label>`,
        `<label>Tag <select id="tag">${html_option(-1, 'any tag')}${tags.map((tag, index) => html_option(index, tag)).join('')}</select></label>`,
        '<label>Text <input id="text" type="search" autocomplete="off" placeholder="id, input or output"></label>',
    ];
    return section('cases', 'Cases', `<form class="filter" role="search" aria-label="Filter the cases">${controls.join('')}<output id="status" role="status"></output></form>
<p class="hint"><span id="legend"></span>. Arrow keys move, Enter opens a case.</p>
<div id="grid" role="grid" tabindex="0" aria-label="Cases, one row each"></div><div id="paper"></div>
<noscript><p>The grid of cases needs JavaScript. All results are in results.json.</p></noscript>`);
}
/** Tags in the order the page's data number them. */
function pageTags(results) {
    const seen = new Set();
    for (const row of (0,case_rows/* caseRows */.yE)(results)) {
        for (const tag of row.cells.find((one) => one !== undefined)?.tags ?? [])
            seen.add(tag);
    }
    return [...seen];
}
function gatesSection(results) {
    const found = (0,markdown_gates/* gatesTable */.v)(results.arms);
    return found === undefined ? '' : section('gates', 'Gates', htmlTable(found, 'Gates'));
}
function statisticsSection(results) {
    const found = (0,markdown_statistics/* statisticsTable */.S)(results);
    if (found === undefined)
        return '';
    return section('statistics', 'Statistics', htmlTable(found, 'Statistics') + note(markdown_statistics/* STATISTICS_NOTE */.J));
}
/** Small print under a table. */
function note(text) {
    return text === undefined ? '' : `<p class="hint">${words(text)}</p>`;
}
function tagsSection(results, rows) {
    const found = (0,markdown_tags/* tagTable */.n)(results, rows, MAX_TAGS);
    if (found === undefined)
        return '';
    const { legend } = (0,markdown_cases/* caseColumns */.Ko)(results);
    const letters = legend === '' ? '' : `<p>${words(legend)}</p>`;
    return section('tags', 'Passed by tag', letters + htmlTable(found, 'Passed by tag'));
}
function classificationSection(results) {
    const parts = (0,markdown_gates/* classificationTables */.K)(results.arms).map(({ title, table }, index) => {
        const arm = results.arms.filter(({ classification }) => classification !== undefined)[index];
        const matrix = arm === undefined ? undefined : confusionTable(results, arm);
        const confusion = matrix === undefined
            ? ''
            : `<h4>Expected against answered</h4>${htmlTable(matrix, 'Expected against answered')}`;
        return `<h3>${words(title)}</h3>${htmlTable(table, 'Labels')}${confusion}`;
    });
    return parts.length === 0 ? '' : section('classification', 'Classification', parts.join(''));
}
function dialog(results) {
    const arms = results.arms.map((arm, index) => html_option(index, arm.name)).join('');
    return `<dialog id="case" aria-labelledby="case-title"><div class="bar"><h2 id="case-title" dir="auto"></h2>
<label>Compare words with <select id="against">${html_option(-1, 'nothing')}${arms}</select></label>
<button id="previous" type="button">Previous</button><button id="next" type="button">Next</button><button id="close" type="button">Close</button></div>
<div id="case-content"></div></dialog>`;
}
function footer(results) {
    const { suite, trials, arms } = results;
    const parts = [
        `suite ${(0,report_escape/* htmlText */.js)((0,report_escape/* clip */.$Q)((0,report_escape/* visible */.RK)(suite.path), 120))}`,
        `hash ${(0,report_escape/* htmlText */.js)(suite.hash.slice(0, 12))}`,
        ...(trials.count > 1 ? [`${trials.count} trials a case, ${trials.require} must pass`] : []),
        ...(0,arm_usage/* usageTexts */.qA)(arms).map(report_escape/* htmlText */.js),
    ];
    return parts.join(' · ');
}


/***/ })

};
