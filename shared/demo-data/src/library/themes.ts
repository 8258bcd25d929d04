import { accessibilityRoutine } from './texts/accessibilityRoutine.ts';
import { agileDemos } from './texts/agileDemos.ts';
import { burnReports } from './texts/burnReports.ts';
import { confidentialData } from './texts/confidentialData.ts';
import { coverLetter } from './texts/coverLetter.ts';
import { dataPipeline } from './texts/dataPipeline.ts';
import { evaluationDesign } from './texts/evaluationDesign.ts';
import { keyPersonBackups } from './texts/keyPersonBackups.ts';
import { knowledgeTransfer } from './texts/knowledgeTransfer.ts';
import { offerInBrief } from './texts/offerInBrief.ts';
import { parallelRun } from './texts/parallelRun.ts';
import { phasedStartUp } from './texts/phasedStartUp.ts';
import { qualityGates } from './texts/qualityGates.ts';
import { similarClient } from './texts/similarClient.ts';
import { stakeholderMap } from './texts/stakeholderMap.ts';
import { statedAssumptions } from './texts/statedAssumptions.ts';
import { subcontractorOnboarding } from './texts/subcontractorOnboarding.ts';
import { surgeBench } from './texts/surgeBench.ts';
import { surveyResponse } from './texts/surveyResponse.ts';
import { sustainableTravel } from './texts/sustainableTravel.ts';
import { teamProfile } from './texts/teamProfile.ts';
import { trainTheTrainers } from './texts/trainTheTrainers.ts';
import { transitionIn } from './texts/transitionIn.ts';
import { weeklyRiskLog } from './texts/weeklyRiskLog.ts';
import type { Theme } from './theme.ts';

export const themes: readonly Theme[] = [
  coverLetter,
  offerInBrief,
  phasedStartUp,
  weeklyRiskLog,
  surgeBench,
  agileDemos,
  evaluationDesign,
  dataPipeline,
  parallelRun,
  accessibilityRoutine,
  trainTheTrainers,
  stakeholderMap,
  transitionIn,
  keyPersonBackups,
  qualityGates,
  burnReports,
  confidentialData,
  subcontractorOnboarding,
  similarClient,
  sustainableTravel,
  surveyResponse,
  knowledgeTransfer,
  statedAssumptions,
  teamProfile,
];
