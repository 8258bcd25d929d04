import type { GalleryItem } from '@bidwright/contract-template-demo/api';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Button } from '@bidwright/remote-kit/ui';
import { Picture } from '../../picture/Picture.tsx';
import { useText } from '../../useText.ts';

interface LightboxProps {
  items: readonly GalleryItem[];
  /** Which one is shown; none: it is closed. */
  at: number | undefined;
  onTurn: (at: number | undefined) => void;
}

/** One picture over the page, with the way to its neighbours; after the last comes the first. */
export const Lightbox = ({ items, at, onTurn }: LightboxProps) => {
  const text = useText();
  const item = at === undefined ? undefined : items[at];
  const turn = (by: number) => () => onTurn(((at ?? 0) + by + items.length) % items.length);
  return (
    <Dialog
      open={item !== undefined}
      title={item?.name ?? ''}
      width="comparison"
      onClose={() => onTurn(undefined)}
      note={<bdi>{text('gallery.place', { at: (at ?? 0) + 1, count: items.length })}</bdi>}
      actions={
        <>
          <Button variant="outlined" onClick={turn(-1)}>
            {text('gallery.previous')}
          </Button>
          <Button variant="outlined" onClick={turn(1)}>
            {text('gallery.next')}
          </Button>
          <Button onClick={() => onTurn(undefined)}>{text('gallery.close')}</Button>
        </>
      }
    >
      {item && <Picture seed={item.name} label={item.picture.alt} ratio="8 / 5" />}
    </Dialog>
  );
};
