-- A database for each service, run once by a new server.
create user bidwright@'%' identified by 'change-me';
create database bidwright_shell;
create database bidwright_admin;
create database bidwright_ftes;
create database bidwright_opportunities;
create database bidwright_rfp_library;
create database bidwright_template_demo;
grant all on `bidwright\_%`.* to bidwright@'%';
