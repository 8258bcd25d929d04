/** The look of a control whose value is not what it was. */
export const changed = {
  backgroundColor: 'warning.light',
  color: 'warning.dark',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'warning.main' },
};
