/** Takes the place of a part of MUI that is brought along and never shown. */
export default () => null;
