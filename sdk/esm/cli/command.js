import { parseArgs } from 'node:util';
import { UsageError } from "./usage-error.js";
/** Understood by every command. */
const common = {
    json: { hint: 'answers as JSON, one to a line' },
    live: { hint: 'in production, instead of the sandbox' },
    base: { value: 'url', hint: 'the base URL, instead of the one signed in to' },
    key: { value: 'key', hint: 'an API key, instead of the one signed in with' },
    help: { short: 'h', hint: 'what a command does' },
    version: { hint: 'which version this is' },
};
export const optionsOf = (command) => ({ ...command?.options, ...common });
/** What somebody wrote behind a command's name. Throws UsageError. */
export function readGiven(command, args) {
    const options = Object.fromEntries(Object.entries(optionsOf(command)).map(([name, { value, many, short }]) => [
        name,
        {
            type: value === undefined ? 'boolean' : 'string',
            ...(many ? { multiple: true } : {}),
            ...(short === undefined ? {} : { short }),
        },
    ]));
    const { values, positionals } = parsed(() => parseArgs({ args: [...args], options, allowPositionals: true }));
    const wanted = command.words ?? [];
    const missing = wanted.find(({ optional }, i) => !optional && positionals[i] === undefined);
    const isHelp = values['help'] === true;
    if (missing && !isHelp)
        throw new UsageError(`${usage(command)}\n${missing.name} is missing.`);
    if (positionals.length > wanted.length)
        throw new UsageError(`${usage(command)}\nToo much: ${positionals.at(-1)}`);
    const texts = (name) => [values[name] ?? []].flat().filter((value) => typeof value === 'string');
    return {
        words: positionals,
        word: (place) => positionals[place] ?? '',
        text: (name) => texts(name)[0],
        texts,
        has: (name) => values[name] === true,
    };
}
function parsed(parse) {
    try {
        return parse();
    }
    catch (error) {
        // Node's own sentence names the option.
        throw new UsageError(error instanceof Error ? error.message : String(error));
    }
}
const shown = ({ name, optional }) => (optional ? `[${name}]` : `<${name}>`);
const usage = ({ name, words = [], options = {} }) => ['Usage: callslip', name, ...words.map(shown), ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ');
/** What a command takes, in columns. */
export function describe(command) {
    const lines = Object.entries(optionsOf(command)).map(([name, { value, hint }]) => `  ${`--${name}${value === undefined ? '' : ` <${value}>`}`.padEnd(28)}${hint}`);
    return [usage(command), '', command.summary, ...(command.more ? ['', command.more] : []), '', ...lines].join('\n');
}
