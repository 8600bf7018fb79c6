import { runProcess } from './cli/process-io.ts';

await runProcess();
