/** What `@mui/icons-material` makes its icons with. Remotes bundle the icons they use; the build points these at this one maker. */
export { createSvgIcon } from '@mui/material/SvgIcon';
