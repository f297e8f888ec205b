/** Others wrote it: nothing in it moves the cursor or colours the rest. */
export const plain = (value) => String(value ?? '')
    .replace(/\p{C}+/gu, ' ')
    .trim();
const fit = (value, width) => {
    const letters = [...plain(value)];
    const text = letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : letters.join('');
    return text + ' '.repeat(Math.max(0, width - letters.length));
};
/** `order.documentType`, `offers.0.id`: the way to each value that is no list or object itself. */
function* members(value, path = '') {
    if (typeof value !== 'object' || value === null)
        return yield [path, value];
    for (const [name, inner] of Object.entries(value))
        yield* members(inner, path === '' ? name : `${path}.${name}`);
}
/** @param json whether a program reads it: then answers alone are on the output, each on a line of its own */
export function printer(json, { out, err }) {
    const line = (text) => out(`${text}\n`);
    return {
        one: (value) => {
            if (json)
                return line(JSON.stringify(value));
            const all = [...members(value)];
            const width = Math.max(0, ...all.map(([path]) => path.length));
            for (const [path, cell] of all)
                line(`${path.padEnd(width)}  ${plain(cell)}`);
        },
        rows: async (rows, columns) => {
            let count = 0;
            for await (const row of rows) {
                if (json)
                    line(JSON.stringify(row));
                else {
                    if (count === 0)
                        line(columns.map(({ name, width }) => fit(name.toUpperCase(), width)).join('  '));
                    line(columns
                        .map(({ of, width }) => fit(of(row), width))
                        .join('  ')
                        .trimEnd());
                }
                count += 1;
            }
            if (count === 0 && !json)
                line('Nothing.');
            return count;
        },
        say: (text) => (json ? err(`${text}\n`) : line(text)),
    };
}
