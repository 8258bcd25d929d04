/** What the build makes of a font: its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
