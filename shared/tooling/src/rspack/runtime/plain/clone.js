/**
 * Takes the place of lodash's copy, for forms whose values are plain.
 *
 * @param {unknown[] | object} value
 */
export default (value) => (Array.isArray(value) ? [...value] : { ...value });
