import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { UsageError } from "./usage-error.js";
/** A file's bytes; `-` is what comes in on the standard input. */
export async function readInput(path) {
    if (path === '-')
        return buffer(process.stdin);
    try {
        return readFileSync(path);
    }
    catch {
        throw new UsageError(`${path} can't be read.`);
    }
}
/** Something to send: `--data '{…}'`, `--data @file` or `--data @-`. */
export async function readData(given) {
    const data = given.text('data');
    if (data === undefined)
        return undefined;
    const text = data.startsWith('@') ? (await readInput(data.slice(1))).toString('utf8') : data;
    try {
        return JSON.parse(text);
    }
    catch {
        throw new UsageError('--data is no JSON. Give it as \'{"name": "value"}\', or a file as @order.json.');
    }
}
export const dataOption = {
    value: 'json',
    hint: 'what to send; @file takes it from a file, @- from the input',
};
export function numberOf(given, name) {
    const text = given.text(name);
    if (text === undefined)
        return undefined;
    if (!/^-?\d+(\.\d+)?$/.test(text))
        throw new UsageError(`--${name} must be a number.`);
    return Number(text);
}
