export const id = 150;
export const ids = [150];
export const modules = {

/***/ 35150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   regexScorer: () => (/* binding */ regexScorer)
/* harmony export */ });
/* harmony import */ var _base_regex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69097);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58566);
/* harmony import */ var _score_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51823);



/** The pattern matches somewhere in the output. */
function regexScorer(spec) {
    try {
        const regex = (0,_base_regex_js__WEBPACK_IMPORTED_MODULE_0__.compileRegex)(spec.pattern);
        return {
            score({ output }) {
                if (regex.test(output))
                    return _score_js__WEBPACK_IMPORTED_MODULE_2__/* .PASSED */ .f5;
                return (0,_score_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)(`expected output to match /${spec.pattern}/, got: ${(0,_score_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(output)}`);
            },
        };
    }
    catch (error) {
        if (!(error instanceof _base_regex_js__WEBPACK_IMPORTED_MODULE_0__.RegexSyntaxError))
            throw error;
        const message = `invalid regex scorer pattern: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(spec.pattern, 200)} (${error.message})`;
        return { code: error.code, message, ...(error.hint === undefined ? {} : { hint: error.hint }) };
    }
}


/***/ })

};
