/** A value from a schema, which nobody changes: every field and entry of it is readonly. */
export type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> }
