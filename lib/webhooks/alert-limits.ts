/** Of fewer deliveries within an hour nobody can say how many fail, unless a client says otherwise. */
export const fewestDeliveries = 20
