/** The name of the page's set of clicks that React has seen, which the script before the first paint makes. */
export const takenClicks = 'callslipTakenClicks'
