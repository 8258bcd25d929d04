import type { ReportId } from '@bidwright/contract-opportunities';
import { calibration } from './calibration.ts';
import { changeActivity } from './changeActivity.ts';
import { contracts, recompeteRadar } from './contracts.ts';
import { coveredRequirements } from './coveredRequirements.ts';
import { dataQuality } from './dataQuality.ts';
import { dueCalendar } from './dueCalendar.ts';
import { forecast } from './forecast.ts';
import { funnel } from './funnel.ts';
import { lostAnalysis } from './lostAnalysis.ts';
import { lostPoints } from './lostPoints/lostPoints.ts';
import { moves } from './moves/moves.ts';
import { openRequirements } from './openRequirements.ts';
import { pipeline } from './pipeline.ts';
import { groupedReport, type Report } from './report.ts';
import { scoredFactors } from './scoredFactors.ts';
import { clientHistory, sourceYield } from './sourceYield.ts';
import { summary } from './summary.ts';
import { timeInStatus } from './timeInStatus.ts';
import { winRate } from './winRate.ts';

export const reportsById: Record<ReportId, Report> = {
  pipeline: groupedReport(pipeline),
  'pipeline-map': groupedReport(pipeline),
  'pipeline-changes': moves,
  forecast: groupedReport(forecast),
  funnel: groupedReport(funnel),
  'time-in-status': timeInStatus,
  'due-calendar': groupedReport(dueCalendar),
  'open-requirements': openRequirements,
  'win-rate': groupedReport(winRate),
  'lost-analysis': groupedReport(lostAnalysis),
  'lost-points': lostPoints,
  'go-no-go': scoredFactors,
  'covered-requirements': groupedReport(coveredRequirements),
  'source-yield': groupedReport(sourceYield),
  'client-history': groupedReport(clientHistory),
  calibration: groupedReport(calibration),
  contracts,
  'recompete-radar': recompeteRadar,
  'change-activity': groupedReport(changeActivity),
  'data-quality': dataQuality,
  summary: groupedReport(summary),
};
