declare module 'subset-font' {
  /** The font with these letters alone. */
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[]; readonly noHinting: boolean },
  ): Promise<Uint8Array>
}
