/** What elements of a sign-in page have; the rest of what is given to a styled element is about its looks. */
const known =
  /^(aria-.+|data-.+|on[A-Z].+|accept|action|alt|auto(Capitalize|Complete|Correct|Focus)|checked|children|className|color|cx|cy|d|default(Checked|Value)|dir|disabled|fill|focusable|height|hidden|href|htmlFor|id|inputMode|lang|max|maxLength|method|min|minLength|multiple|name|noValidate|pattern|placeholder|points|r|readOnly|rel|required|role|rows|rx|ry|spellCheck|src|srcSet|step|stroke.*|style|tabIndex|target|title|type|value|viewBox|width|x|y)$/;

/**
 * Takes the place of Emotion's list of all attributes there are.
 *
 * @param {string} name
 */
export default (name) => known.test(name);
