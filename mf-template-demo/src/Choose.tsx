import { Box, DeviceSelect, type DeviceSelectProps } from '@bidwright/remote-kit/ui';

interface ChooseProps<V extends string> extends Pick<DeviceSelectProps<V>, 'choices' | 'value' | 'onChange'> {
  label: string;
}

/** One of a few, with its name above. */
export const Choose = <V extends string>({ label, ...select }: ChooseProps<V>) => (
  <Box component="label" sx={{ display: 'grid', gap: 0.5, typography: 'caption', color: 'text.secondary' }}>
    {label}
    <DeviceSelect {...select} />
  </Box>
);
