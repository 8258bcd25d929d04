/** What the build makes of a font: its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The build names the classes of a style sheet anew, so that two modules cannot share one. */
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
