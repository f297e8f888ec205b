/** A decision's mail waits so long: whoever undoes it in time spares its reader both. */
export const undoSeconds = 30
