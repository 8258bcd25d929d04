/** Takes the place of what Yup spells the names of fields anew with, which no contract asks for. */
export const camelCase = String;
export const snakeCase = String;
