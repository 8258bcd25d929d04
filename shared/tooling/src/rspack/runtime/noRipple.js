/** Takes the place of MUI's ripple, which no theme of ours shows. */
export default () => null;
