import { noScans, person } from '@bidwright/service-testing';
import { service } from './service.ts';

noScans(service, [
  person('User', { id: 'fte-4', name: 'User' }),
  person('User', { id: 'person-4', name: 'Other user' }),
  person('Team Lead', { name: 'Team Lead', teams: ['fteTeams-7'] }),
  person('Project Manager', { id: 'oppManager-3', name: 'Project Manager', teams: ['oppTeams-5'] }),
]);
