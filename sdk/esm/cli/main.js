#!/usr/bin/env node
import { run } from "./run.js";
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'])
    process.once(name, () => stop.abort());
// A reader that has seen enough, such as head, ends it.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await run(process.argv.slice(2), stop.signal, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
});
