import { useStatuses } from '../../api.ts';
import { WithRecord } from '../../opportunities/bid/record/WithRecord.tsx';
import { useStatusLook } from '../../opportunities/field/status/useStatusLook.ts';
import { NotWon } from './NotWon.tsx';
import { ProjectRecord } from './ProjectRecord.tsx';

/** One project. */
export const ProjectPage = () => {
  const { data: statuses, error: unknown } = useStatuses();
  const look = useStatusLook();
  return (
    <WithRecord of="project" isReady={Boolean(statuses ?? unknown)}>
      {(record) => {
        const isProject = record.type === 'Project' || look(record.opportunityStatus).category === 'Won';
        return isProject ? <ProjectRecord record={record} /> : <NotWon record={record} />;
      }}
    </WithRecord>
  );
};
