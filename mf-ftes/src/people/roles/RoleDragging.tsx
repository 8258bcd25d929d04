import type { OpenRole, Outlook, PersonCapacity } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import {
  DndContext,
  type DndContextProps,
  DragOverlay,
  type Modifier,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type PropsWithChildren, useState } from 'react';
import { createPortal } from 'react-dom';
import { LiftedRole } from './LiftedRole.tsx';
import { usePersonBelow } from './personBelow.ts';

interface RoleDraggingProps {
  roles: readonly OpenRole[];
  people: readonly PersonCapacity[];
  outlook: Outlook;
  /** A role is lifted, or no longer. */
  onLift: (isLifted: boolean) => void;
  onPlace: (role: OpenRole, person: Reference) => void;
}

const gap = 12;

/** Beside the pointer, however wide the line is from which it comes. */
const beside: Modifier = ({ activatorEvent, draggingNodeRect, transform }) =>
  draggingNodeRect && activatorEvent instanceof MouseEvent
    ? {
        ...transform,
        x: transform.x + activatorEvent.clientX - draggingNodeRect.left + gap,
        y: transform.y + activatorEvent.clientY - draggingNodeRect.top + gap,
      }
    : transform;

/** What is said to those who do not see a role move. On whom it would be dropped, it says itself. */
const useSpoken = (roles: readonly OpenRole[]): DndContextProps['accessibility'] => {
  const intl = useIntl();
  const say = (id: string, role: string | number) => {
    const { title = '', bid } = roles.find((one) => one.id === role) ?? {};
    return intl.formatMessage({ id: `ftes.role.${id}` }, { title, bid: bid?.name ?? '' });
  };
  return {
    screenReaderInstructions: { draggable: intl.formatMessage({ id: 'ftes.role.keys' }) },
    announcements: {
      onDragStart: ({ active }) => say('lifted', active.id),
      onDragOver: () => undefined,
      onDragEnd: () => undefined,
      onDragCancel: ({ active }) => say('back', active.id),
    },
  };
};

/** Roles that are given to somebody by dragging them with a mouse to the person's row; by keys each row has a button. */
export const RoleDragging = (props: PropsWithChildren<RoleDraggingProps>) => {
  const { roles, people, outlook, onLift, onPlace, children } = props;
  const [lifted, setLifted] = useState<OpenRole>();
  const below = usePersonBelow(lifted !== undefined);
  const one = people.find(({ person }) => person.id === below);
  const lift = (role: OpenRole | undefined) => {
    setLifted(role);
    onLift(role !== undefined);
  };
  return (
    <DndContext
      // A press that does not move is a click; a finger scrolls.
      sensors={useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }))}
      autoScroll={false}
      accessibility={useSpoken(roles)}
      onDragStart={({ active }) => lift(roles.find(({ id }) => id === active.id))}
      onDragCancel={() => lift(undefined)}
      onDragEnd={() => {
        if (lifted && one) onPlace(lifted, one.person);
        lift(undefined);
      }}
    >
      {children}
      {/* The pointer meets what is below it. */}
      {createPortal(
        <DragOverlay
          dropAnimation={null}
          modifiers={[beside]}
          style={{ pointerEvents: 'none', width: 'max-content', height: 'auto', cursor: 'grabbing' }}
        >
          {lifted && <LiftedRole role={lifted} one={one} outlook={outlook} />}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
};
