/** Of the document, and of the clients that are made from it. */
export const apiVersion = '1.4.0'
