import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';

/** Shows whether an entry of a list is chosen. The entry itself is what is pressed. */
export const Tick = ({ chosen }: { chosen: boolean }) => {
  const Box = chosen ? CheckBox : CheckBoxOutlineBlank;
  return <Box sx={{ fontSize: 20, marginInlineEnd: 1, color: chosen ? 'primary.main' : 'line.control' }} />;
};
