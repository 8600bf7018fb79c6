export const id = 804;
export const ids = [804];
export const modules = {

/***/ 7408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ runShellCommand)
});

// EXTERNAL MODULE: ./lib/base/text.js
var base_text = __webpack_require__(8566);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./lib/transport/when-aborted.js
var when_aborted = __webpack_require__(3411);
;// CONCATENATED MODULE: ./lib/transport/process.js



/** How long output of a background child is waited for once the process itself has ended. */
const GRACE_MS = 500;
/**
 * Runs a process to its end and never rejects. Input is written while output is read, so neither can block the other.
 *
 * The process leads a process group of its own. The time limit, the output limit, an abort, and the end of the process
 * all kill the whole group, so that a child left in the background cannot outlive the call. A child that leaves the
 * group (`setsid`) is not followed, but cannot hold up the call either.
 */
function runProcess(request) {
    if (request.signal.aborted)
        return Promise.resolve({ kind: 'aborted', stdout: '', stderr: '' });
    const unfit = nulByteReason(request);
    if (unfit !== undefined)
        return Promise.resolve({ kind: 'not-started', reason: unfit });
    let child;
    try {
        child = (0,external_node_child_process_.spawn)(request.cmd, request.args ?? [], {
            ...(request.cwd === undefined ? {} : { cwd: request.cwd }),
            env: request.env,
            detached: true,
            stdio: 'pipe',
        });
    }
    catch (error) {
        return Promise.resolve({ kind: 'not-started', reason: startFailure(error, request) });
    }
    return supervise(child, request);
}
function supervise(child, request) {
    let stop;
    const end = (why) => {
        stop ??= why;
        killGroup(child);
    };
    const stdout = collect(child.stdout, request.maxOutputBytes, () => end({ kind: 'too-much-output', stream: 'stdout' }));
    const stderr = collect(child.stderr, request.maxOutputBytes, () => end({ kind: 'too-much-output', stream: 'stderr' }));
    feed(child, request.input);
    const release = (0,when_aborted/* whenAborted */.e)(request.signal, () => end({ kind: 'aborted' }));
    const onTimeout = () => {
        // A process that has ended in time is not late because a child of it still holds its output.
        if (child.exitCode === null && child.signalCode === null)
            end({ kind: 'timed-out' });
    };
    const timer = request.timeoutMs === null ? undefined : setTimeout(onTimeout, Math.min(request.timeoutMs, MAX_TIMER_MS));
    return ended(child)
        .then((ending) => {
        if (ending.kind === 'not-started') {
            return { kind: 'not-started', reason: startFailure(ending.error, request) };
        }
        return outcome(stop, ending, request, { stdout: stdout(), stderr: stderr() });
    })
        .finally(() => {
        clearTimeout(timer);
        release();
    });
}
/** `setTimeout` fires at once for anything longer (24.8 days). */
const MAX_TIMER_MS = 2 ** 31 - 1;
function outcome(stop, ending, request, printed) {
    switch (stop?.kind) {
        case 'timed-out':
            return { kind: 'timed-out', timeoutMs: request.timeoutMs ?? 0, ...printed };
        case 'too-much-output':
            return { ...stop, limitBytes: request.maxOutputBytes, ...printed };
        case 'aborted':
            return { kind: 'aborted', ...printed };
    }
    if (ending.signal === null)
        return { kind: 'exited', code: ending.code ?? 0, ...printed };
    const name = ending.signal;
    return { kind: 'signalled', name, number: external_node_os_.constants.signals[name], ...printed };
}
/** Resolves when the process has ended and its output is read, or nobody is left to write any. */
function ended(child) {
    return new Promise((resolve) => {
        let grace;
        live.add(child);
        watchExit();
        const settle = (ending) => {
            clearTimeout(grace);
            live.delete(child);
            resolve(ending);
        };
        child.once('error', (error) => {
            if (child.pid === undefined)
                settle({ kind: 'not-started', error });
        });
        child.once('exit', () => {
            // A background child may hold the pipes: wait for its words, then end it, and at last let go of the pipes.
            grace = setTimeout(() => {
                killGroup(child);
                grace = setTimeout(() => letGo(child), GRACE_MS);
            }, GRACE_MS);
        });
        child.once('close', (code, signal) => {
            killGroup(child);
            settle({ kind: 'ended', code, signal });
        });
    });
}
/** Closes our ends of the pipes; Node then emits `close`. */
function letGo(child) {
    child.stdin.destroy();
    child.stdout.destroy();
    child.stderr.destroy();
}
/** Reads a stream to its end and calls `onLimit` when it gives more than `limit` bytes. */
function collect(stream, limit, onLimit) {
    const chunks = [];
    let size = 0;
    stream.on('data', (chunk) => {
        const room = limit - size;
        if (room > 0)
            chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
        size += chunk.length;
        if (size > limit)
            onLimit();
    });
    stream.on('error', () => undefined);
    return () => Buffer.concat(chunks).toString('utf8');
}
function feed(child, input) {
    // EPIPE: the process does not read its input. That is its right.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
}
function killGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, 'SIGKILL');
    }
    catch {
        // No such group: all of it has ended. Where there are no groups (Windows), the process alone.
        child.kill('SIGKILL');
    }
}
/** Processes that would outlive this one if it ended now. */
const live = new Set();
let watching = false;
function watchExit() {
    if (watching)
        return;
    watching = true;
    process.once('exit', () => {
        for (const child of live)
            killGroup(child);
    });
}
/** Neither arguments nor the environment can hold a NUL byte. */
function nulByteReason(request) {
    if ([request.cmd, ...(request.args ?? [])].some((part) => part.includes('\0'))) {
        return 'the command holds a NUL byte';
    }
    const entry = Object.entries(request.env).find(([, value]) => value?.includes('\0'));
    return entry && `environment variable ${entry[0]} would hold a NUL byte`;
}
function startFailure(error, request) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    switch (code) {
        case 'ENOENT':
            return request.cwd === undefined
                ? `${request.cmd} was not found`
                : `${request.cmd} or the directory ${request.cwd} was not found`;
        case 'EACCES':
            return `${request.cmd} may not be run`;
        case 'E2BIG':
            return 'the command and its environment are longer than the system allows';
        case 'EAGAIN':
            return 'the system has no room for another process';
        case 'EMFILE':
        case 'ENFILE':
            return 'the system has too many files open';
        default:
            return error instanceof Error ? error.message : String(error);
    }
}

;// CONCATENATED MODULE: ./lib/targets/shell-command.js


/** A crashing program can print megabytes; its last words are the ones that say why. */
const MAX_STDERR_CHARS = 4000;
/**
 * Runs `sh -c CMD` for one execution of a case. The command sees the inherited environment, `EVAL_ARM`,
 * `EVAL_CASE_ID` and `EVAL_TRIAL`. Any exit status but 0 is a failure, and its stdout is dropped.
 */
async function runShellCommand(command, execution) {
    const outcome = await runProcess({
        cmd: 'sh',
        args: ['-c', command.cmd],
        input: command.input,
        cwd: command.cwd,
        env: {
            ...command.env,
            EVAL_ARM: execution.arm,
            EVAL_CASE_ID: execution.caseId,
            EVAL_TRIAL: String(execution.trial),
            ...command.extraEnv,
        },
        timeoutMs: command.timeoutSeconds === null ? null : command.timeoutSeconds * 1000,
        maxOutputBytes: command.maxOutputBytes,
        signal: execution.signal,
    });
    if (outcome.kind === 'exited' && outcome.code === 0)
        return { kind: 'printed', stdout: outcome.stdout };
    return { kind: 'failed', error: `${command.who} ${failure(outcome, command)}` };
}
/** The status is spelled as Rust spells it: `exit status: 3`, `signal: 9 (SIGKILL)`. */
function failure(outcome, command) {
    switch (outcome.kind) {
        case 'exited':
            return `exited with exit status: ${outcome.code}: ${lastWords(outcome.stderr)}`;
        case 'signalled':
            return `exited with signal: ${outcome.number} (${outcome.name}): ${lastWords(outcome.stderr)}`;
        case 'timed-out':
            return `timed out after ${(0,base_text/* formatShortest */.kp)(outcome.timeoutMs / 1000)} s`;
        case 'too-much-output':
            return `printed more than ${outcome.limitBytes} bytes on ${outcome.stream}; ${command.raiseLimit}`;
        case 'aborted':
            return 'was stopped together with the run';
        case 'not-started':
            return `could not start: ${outcome.reason}`;
    }
}
function lastWords(stderr) {
    const text = (0,base_text/* trimWhiteSpace */.e8)(stderr);
    return text.length <= MAX_STDERR_CHARS ? text : `…${text.slice(-MAX_STDERR_CHARS)}`;
}


/***/ }),

/***/ 804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   shellTarget: () => (/* binding */ shellTarget)
/* harmony export */ });
/* harmony import */ var _shell_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7408);

/**
 * Answers with what `sh -c CMD` prints on stdout, to the last byte, when it gets the case's input on stdin. The
 * command runs in the directory of this process, not the suite's.
 */
function shellTarget(spec, context) {
    return {
        async answer(call) {
            const start = performance.now();
            const latency = () => Math.floor(performance.now() - start);
            if (call.input === undefined) {
                return {
                    kind: 'errored',
                    error: `case "${call.caseId}" has no input for a shell target`,
                    latency_ms: 0,
                };
            }
            const command = {
                who: 'shell target',
                cmd: spec.cmd,
                input: call.input,
                cwd: context.cwd,
                env: context.env,
                extraEnv: spec.env,
                timeoutSeconds: spec.timeout_seconds,
                maxOutputBytes: spec.max_output_bytes,
                raiseLimit: "raise the target's max_output_bytes to allow more",
            };
            const result = await (0,_shell_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runShellCommand */ .f)(command, call);
            if (result.kind === 'failed') {
                return { kind: 'errored', error: result.error, latency_ms: latency() };
            }
            return { kind: 'answered', text: result.stdout, latency_ms: latency() };
        },
    };
}


/***/ })

};
