/** In browsers, where English is loaded like any other language. */
export const en = null
