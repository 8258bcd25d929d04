/**
 * Takes the place of lodash's reading of a field's path, for forms whose fields have simple names.
 *
 * @param {string | string[]} name
 */
export default (name) => (Array.isArray(name) ? name : String(name).split('.'));
