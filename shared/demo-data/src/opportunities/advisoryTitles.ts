import type { Title } from './title.ts';

/** Solicitations for advice, by kind of work. */
export const advisoryTitles = {
  'Strategy and planning': [
    {
      name: 'Five-year plan for inland port investment',
      client: 'Department of River Commerce',
      team: 'Transportation and Energy',
    },
    { name: 'Statewide primary care access plan', client: 'Cedar State Department of Health', team: 'Health' },
    { name: 'Waterfront resilience strategy', client: 'City of Port Halden', team: 'Transportation and Energy' },
    {
      name: 'Digital services road map for permit holders',
      client: 'Bureau of Lakes and Canals',
      team: 'Digital and Cloud',
    },
    { name: 'Rural mobility options study', client: 'Cedar State Transit Office', team: 'Transportation and Energy' },
    { name: 'Tidal pilot sites siting strategy', client: 'Agency for Tidal Energy', team: 'Transportation and Energy' },
    { name: 'Regional clinic network growth plan', client: 'Brightwater Hospital Group', team: 'Health' },
    {
      name: 'Library services vision and facilities plan',
      client: 'Wexcombe Library District',
      team: 'Digital and Cloud',
    },
    {
      name: 'Continuity of operations planning',
      client: 'Commission on Postal Heritage',
      team: 'Defense and Security',
    },
  ],
  'Programme evaluation': [
    {
      name: 'School breakfast pilot evaluation',
      client: 'National Center for School Meals Research',
      team: 'Data and Evaluation',
    },
    {
      name: 'Child care subsidy outcomes evaluation',
      client: 'Juniper State Office of Child Care',
      team: 'Data and Evaluation',
    },
    {
      name: 'Apprenticeship completion study',
      client: 'Board of Interstate Apprenticeship',
      team: 'Data and Evaluation',
    },
    { name: 'Home visiting program evaluation', client: 'Cedar State Department of Health', team: 'Health' },
    { name: 'After-school program impact study', client: 'Pemberly County Schools', team: 'Data and Evaluation' },
    { name: 'Rural connectivity grants evaluation', client: 'Agency for Rural Broadband', team: 'Data and Evaluation' },
    {
      name: 'Unemployment appeals process evaluation',
      client: 'Bluewater Department of Labor',
      team: 'Data and Evaluation',
    },
    { name: 'Housing stability services evaluation', client: 'Service Members Housing Board', team: 'Health' },
    { name: 'Member wellness program evaluation', client: 'Larkspur Mutual Insurance', team: 'Data and Evaluation' },
  ],
  'Workforce planning': [
    { name: 'Seasonal ranger staffing model', client: 'Bureau of Highland Parks', team: 'Human Capital' },
    { name: 'State nursing workforce forecast', client: 'Cedar State Department of Health', team: 'Human Capital' },
    {
      name: 'Succession plan for measurement scientists',
      client: 'National Measurement Archive',
      team: 'Human Capital',
    },
    { name: 'Pay and classification study', client: 'Commonwealth Board of Pensions', team: 'Human Capital' },
    { name: 'Teacher retention and vacancy study', client: 'Pemberly County Schools', team: 'Human Capital' },
    { name: 'Hybrid work and space needs study', client: 'Board of Interstate Apprenticeship', team: 'Human Capital' },
    { name: 'Train crew availability model', client: 'Kestrel Rail Freight', team: 'Human Capital' },
    {
      name: 'Call center staffing and scheduling plan',
      client: 'Bluewater Department of Labor',
      team: 'Human Capital',
    },
    { name: 'Skills inventory and gap analysis', client: 'Department of River Commerce', team: 'Human Capital' },
  ],
  Training: [
    { name: 'Harbor pilot examiner training redesign', client: 'Office of Harbor Safety', team: 'Human Capital' },
    { name: 'Supervisor academy, statewide cohort', client: 'Bluewater Department of Labor', team: 'Human Capital' },
    {
      name: 'Food safety curriculum for school kitchens',
      client: 'National Center for School Meals Research',
      team: 'Health',
    },
    { name: 'De-escalation training for front desks', client: 'Wexcombe Library District', team: 'Human Capital' },
    {
      name: 'Emergency operations center exercises',
      client: 'Saltmarsh Emergency Management Office',
      team: 'Defense and Security',
    },
    {
      name: 'Contracting officer representative refreshers',
      client: 'Agency for Rural Broadband',
      team: 'Human Capital',
    },
    {
      name: 'Community health worker certification course',
      client: 'Cedar State Department of Health',
      team: 'Health',
    },
    { name: 'Safety leadership for rail yards', client: 'Kestrel Rail Freight', team: 'Human Capital' },
    {
      name: 'Data literacy for program managers',
      client: 'Board of Interstate Apprenticeship',
      team: 'Data and Evaluation',
    },
  ],
  'Change management': [
    { name: 'Change support for a new case system', client: 'Bureau of Lakes and Canals', team: 'Human Capital' },
    { name: 'Agency merger transition support', client: 'Juniper State Department of Revenue', team: 'Human Capital' },
    { name: 'Records digitization adoption program', client: 'Commission on Postal Heritage', team: 'Human Capital' },
    { name: 'Electronic permits rollout support', client: 'City of Ashgrove Falls', team: 'Human Capital' },
    {
      name: 'Payroll platform change and communications',
      client: 'Commonwealth Board of Pensions',
      team: 'Human Capital',
    },
    { name: 'Shared services onboarding support', client: 'Service Members Housing Board', team: 'Digital and Cloud' },
    { name: 'Hospital merger culture and communications', client: 'Brightwater Hospital Group', team: 'Human Capital' },
    { name: 'Care management platform adoption', client: 'Bluewater Medical Assistance Office', team: 'Health' },
    { name: 'Return-to-site planning and engagement', client: 'Agency for Tidal Energy', team: 'Human Capital' },
  ],
  'Survey research': [
    { name: 'Visitor use and satisfaction survey', client: 'Bureau of Highland Parks', team: 'Data and Evaluation' },
    { name: 'Household travel survey', client: 'Cedar State Transit Office', team: 'Data and Evaluation' },
    { name: 'Farm storage practices survey', client: 'Department of Public Granaries', team: 'Data and Evaluation' },
    { name: 'Resident survey, three annual waves', client: 'City of Port Halden', team: 'Data and Evaluation' },
    { name: 'Behavioral risk factor field survey', client: 'Cedar State Department of Health', team: 'Health' },
    {
      name: 'Employee engagement pulse surveys',
      client: 'National Institute for Soil Science',
      team: 'Data and Evaluation',
    },
    { name: 'Policyholder loyalty survey', client: 'Larkspur Mutual Insurance', team: 'Data and Evaluation' },
    { name: 'Employer skills needs survey', client: 'Bluewater Department of Labor', team: 'Data and Evaluation' },
    {
      name: 'Apprentice wage follow-up survey',
      client: 'Board of Interstate Apprenticeship',
      team: 'Data and Evaluation',
    },
  ],
  'PMO support': [
    {
      name: 'Security program management office',
      client: 'Service Members Housing Board',
      team: 'Defense and Security',
    },
    {
      name: 'Transit capital program management',
      client: 'Cedar State Transit Office',
      team: 'Transportation and Energy',
    },
    {
      name: 'Modernization program management office',
      client: 'Bureau of Lakes and Canals',
      team: 'Digital and Cloud',
    },
    {
      name: 'Public health laboratory build program office',
      client: 'Cedar State Department of Health',
      team: 'Health',
    },
    { name: 'Budget execution program support', client: 'Agency for Rural Broadband', team: 'Finance and Audit' },
    { name: 'Port expansion program management', client: 'City of Port Halden', team: 'Transportation and Energy' },
    {
      name: 'Emergency communications program office',
      client: 'Saltmarsh Emergency Management Office',
      team: 'Defense and Security',
    },
    { name: 'Housing modernization program office', client: 'Service Members Housing Board', team: 'Health' },
    {
      name: 'Grid renewal program management',
      client: 'Northgate Grid Cooperative',
      team: 'Transportation and Energy',
    },
  ],
} satisfies Record<string, readonly Title[]>;
