/**
 * Takes the place of Formik's comparison, for forms whose values are plain.
 *
 * @param {unknown} one
 * @param {unknown} other
 */
export default (one, other) => JSON.stringify(one) === JSON.stringify(other);
