/** Where an order is paid for. */
export const payPathOf = (orderId: string) => `/orders/${orderId}/pay`
