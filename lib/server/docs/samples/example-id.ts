/** The end of every id in an example. */
export const exampleSuffix = '01k9z3v7e8f6q9w2x4y5z6a7b8'
