import type { Title } from './title.ts';

/** Solicitations for technical and financial work, by kind. */
export const technicalTitles = {
  'Data analytics': [
    {
      name: 'Soil sampling data warehouse and dashboards',
      client: 'National Institute for Soil Science',
      team: 'Digital and Cloud',
    },
    { name: 'Immunization registry data quality program', client: 'Cedar State Department of Health', team: 'Health' },
    { name: 'Coastal sensor anomaly detection', client: 'Office of Coastal Forecasting', team: 'Data and Evaluation' },
    {
      name: 'Water loss analytics for the service area',
      client: 'Fennimore Regional Water Authority',
      team: 'Digital and Cloud',
    },
    {
      name: 'Tax compliance analytics expansion',
      client: 'Juniper State Department of Revenue',
      team: 'Finance and Audit',
    },
    { name: 'Lock traffic forecasting models', client: 'Bureau of Lakes and Canals', team: 'Digital and Cloud' },
    { name: 'Claims pattern analytics', client: 'Larkspur Mutual Insurance', team: 'Data and Evaluation' },
    {
      name: 'Court caseload analytics and reporting',
      client: 'Marlowe State Courts Administration',
      team: 'Data and Evaluation',
    },
    { name: 'Granary inventory forecasting', client: 'Department of Public Granaries', team: 'Data and Evaluation' },
  ],
  'Systems modernisation': [
    { name: 'Vessel registration system replacement', client: 'Office of Harbor Safety', team: 'Digital and Cloud' },
    {
      name: 'Driver and carrier licensing modernization',
      client: 'Cedar State Transit Office',
      team: 'Digital and Cloud',
    },
    { name: 'Park reservation platform modernization', client: 'Bureau of Highland Parks', team: 'Digital and Cloud' },
    {
      name: 'Eligibility system modernization, phase two',
      client: 'Bluewater Medical Assistance Office',
      team: 'Health',
    },
    { name: 'Calibration records platform rebuild', client: 'National Measurement Archive', team: 'Digital and Cloud' },
    {
      name: 'Pension administration system replacement',
      client: 'Commonwealth Board of Pensions',
      team: 'Finance and Audit',
    },
    {
      name: 'Utility billing system replacement',
      client: 'Fennimore Regional Water Authority',
      team: 'Digital and Cloud',
    },
    { name: 'Housing application portal rebuild', client: 'Service Members Housing Board', team: 'Digital and Cloud' },
    { name: 'Student records consolidation', client: 'Granite Ridge University System', team: 'Digital and Cloud' },
  ],
  Cybersecurity: [
    { name: 'Zero-trust readiness assessment', client: 'Department of River Commerce', team: 'Defense and Security' },
    {
      name: 'Statewide security operations support',
      client: 'Granite Ridge University System',
      team: 'Defense and Security',
    },
    {
      name: 'Industrial control security for locks and gates',
      client: 'Bureau of Lakes and Canals',
      team: 'Defense and Security',
    },
    { name: 'County network penetration testing', client: 'Orrin County Public Health', team: 'Defense and Security' },
    {
      name: 'Incident response retainer and exercises',
      client: 'Office of Harbor Safety',
      team: 'Defense and Security',
    },
    { name: 'Ransomware recovery planning', client: 'Brightwater Hospital Group', team: 'Defense and Security' },
    {
      name: 'Security controls review for courts',
      client: 'Marlowe State Courts Administration',
      team: 'Defense and Security',
    },
    { name: 'Supply chain risk review', client: 'Department of Public Granaries', team: 'Defense and Security' },
    {
      name: 'Identity and access clean-up program',
      client: 'Service Members Housing Board',
      team: 'Defense and Security',
    },
  ],
  'Cloud migration': [
    { name: 'Forecast archive move to the cloud', client: 'Office of Coastal Forecasting', team: 'Digital and Cloud' },
    { name: 'Benefits portal cloud migration', client: 'Bluewater Department of Labor', team: 'Digital and Cloud' },
    {
      name: 'Case files migration with parallel run',
      client: 'Commission on Postal Heritage',
      team: 'Digital and Cloud',
    },
    { name: 'Geographic data cloud migration', client: 'City of Ashgrove Falls', team: 'Digital and Cloud' },
    { name: 'Data center exit, wave three', client: 'Granite Ridge University System', team: 'Digital and Cloud' },
    { name: 'Protected enclave cloud build', client: 'Office of Harbor Safety', team: 'Defense and Security' },
    { name: 'Dispatch system cloud migration', client: 'Kestrel Rail Freight', team: 'Digital and Cloud' },
    { name: 'Laboratory data lake build', client: 'National Institute for Soil Science', team: 'Digital and Cloud' },
    { name: 'Vital records cloud migration', client: 'Cedar State Department of Health', team: 'Health' },
  ],
  'Financial audit support': [
    { name: 'Financial statement audit readiness', client: 'Department of River Commerce', team: 'Finance and Audit' },
    {
      name: 'Single audit corrective action support',
      client: 'Saltmarsh Emergency Management Office',
      team: 'Finance and Audit',
    },
    { name: 'Property accounting reconciliation', client: 'Office of Harbor Safety', team: 'Finance and Audit' },
    { name: 'Capital assets inventory and valuation', client: 'City of Ashgrove Falls', team: 'Finance and Audit' },
    {
      name: 'Fund balance clean-up and controls testing',
      client: 'Department of Public Granaries',
      team: 'Finance and Audit',
    },
    {
      name: 'Medical assistance cost report reviews',
      client: 'Bluewater Medical Assistance Office',
      team: 'Finance and Audit',
    },
    {
      name: 'Internal controls assessment, annual cycle',
      client: 'Board of Interstate Apprenticeship',
      team: 'Finance and Audit',
    },
    { name: 'Rate case cost study', client: 'Northgate Grid Cooperative', team: 'Finance and Audit' },
    {
      name: 'Unclaimed property audit program',
      client: 'Juniper State Department of Revenue',
      team: 'Finance and Audit',
    },
  ],
  'Grants management': [
    {
      name: 'Broadband grants monitoring and close-out',
      client: 'Agency for Rural Broadband',
      team: 'Finance and Audit',
    },
    {
      name: 'Disaster recovery grants administration',
      client: 'Saltmarsh Emergency Management Office',
      team: 'Finance and Audit',
    },
    { name: 'Heritage grants program support', client: 'Commission on Postal Heritage', team: 'Finance and Audit' },
    {
      name: 'Infrastructure grants writing and compliance',
      client: 'City of Ashgrove Falls',
      team: 'Finance and Audit',
    },
    { name: 'Opioid settlement funds administration', client: 'Cedar State Department of Health', team: 'Health' },
    { name: 'Grants policy and risk tiering', client: 'Agency for Rural Broadband', team: 'Finance and Audit' },
    {
      name: 'School meals equipment grants support',
      client: 'National Center for School Meals Research',
      team: 'Health',
    },
    {
      name: 'Child care stabilization grants oversight',
      client: 'Juniper State Office of Child Care',
      team: 'Finance and Audit',
    },
    { name: 'Community health grants technical assistance', client: 'Orrin County Public Health', team: 'Health' },
  ],
  'Engineering support': [
    {
      name: 'Lock and gate condition inspections',
      client: 'Bureau of Lakes and Canals',
      team: 'Transportation and Energy',
    },
    {
      name: 'Bridge scour monitoring support',
      client: 'Cedar State Transit Office',
      team: 'Transportation and Energy',
    },
    {
      name: 'Tidal turbine test site engineering',
      client: 'Agency for Tidal Energy',
      team: 'Transportation and Energy',
    },
    {
      name: 'Water main renewal program support',
      client: 'Fennimore Regional Water Authority',
      team: 'Transportation and Energy',
    },
    { name: 'Substation hardening study', client: 'Northgate Grid Cooperative', team: 'Transportation and Energy' },
    {
      name: 'Breakwater repair design review',
      client: 'Department of River Commerce',
      team: 'Transportation and Energy',
    },
    {
      name: 'Bus depot electrification engineering',
      client: 'Cedar State Transit Office',
      team: 'Transportation and Energy',
    },
    { name: 'Trail bridge load rating program', client: 'Bureau of Highland Parks', team: 'Transportation and Energy' },
    { name: 'Stormwater pump station assessment', client: 'City of Port Halden', team: 'Transportation and Energy' },
  ],
} satisfies Record<string, readonly Title[]>;
