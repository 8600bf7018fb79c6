export const id = 29;
export const ids = [29];
export const modules = {

/***/ 4029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cleanUp: () => (/* binding */ cleanUp)
/* harmony export */ });
/* harmony import */ var _cassette_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35825);
/* harmony import */ var _cassette_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69989);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19607);



/** Stores new recordings when the job ends, also when it failed or was cancelled. Never fails it. */
async function cleanUp(env) {
    await (0,_cassette_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .saveCassetteCache */ .M)((0,_cassette_context_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheContext */ .k)(await (0,_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readJob */ .cd)(env), env));
}


/***/ })

};
