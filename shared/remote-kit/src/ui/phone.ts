/** Narrower than the first breakpoint. Paper may be as narrow, and has nothing around the page. */
export const phone = '@media screen and (max-width: 599.95px)';

/** Read out, but not seen. */
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** A title that the bar over the page shows on phones. */
export const inBarOnPhone = { [phone]: unseen };

/** A button beside others: on phones there is room for its icon alone; its name is still read out. */
export const iconOnPhone = {
  [phone]: { minWidth: 40, paddingInline: 0, fontSize: 0, '& .MuiButton-startIcon': { margin: 0 } },
} as const;
