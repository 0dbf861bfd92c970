/** Names of fields about working time, by meaning. Languages: en, de, fr, es, it. */
export const time = `
start time: start, time start, time in, clock in, clock in time, start hour, local start time, from, from time, begin time, startzeit, anfangszeit, beginn, von, uhrzeit von, arbeitsbeginn, kommen, kommt, heure de début, heure début, début, heure d arrivée, hora de inicio, hora inicio, hora de entrada, hora entrada, entrada, inicio, desde, ora inizio, ora di inizio
end time: end, time end, time out, clock out, clock out time, end hour, local end time, to, to time, finish time, stop, stop time, endzeit, ende, bis, uhrzeit bis, arbeitsende, gehen, geht, heure de fin, heure fin, fin, heure de départ, hora de fin, hora fin, hora de salida, hora salida, salida, hasta, ora fine, ora di fine
duration: hours, hour, hrs, h, time spent, time, duration h, duration decimal, decimal hours, total hours, hours worked, worked hours, working time, work hours, logged hours, net hours, dauer, stunden, std, arbeitszeit, arbeitsstunden, stundenzahl, anzahl stunden, nettostunden, stunden netto, zeit, durée, heures, nombre d heures, nb heures, heures travaillées, temps passé, temps, duración, horas, horas trabajadas, horas totales, tiempo, durata, ore, ore lavorate, duração
break: break time, break duration, break minutes, breaks, unpaid break, lunch, pause, pausen, pausenzeit, pausendauer, pausenminuten, pause min, pausen min, temps de pause, durée de pause, descanso, pausas, tiempo de descanso, pausa
date: work date, working date, local date, spent date, entry date, log date, arbeitstag, tag, jour, día, fecha de trabajo
user: team member, member, member name, collaborateur, operario, técnico, bearbeiter, mitarbeitername, person
user email: member email
project: project name, projektname, nom du projet, nombre del proyecto, jobcode, job, matter, chantier, obra
project code: project key, project id, project number, project no, projektnummer, projektnr, projektcode, projektkürzel, code projet, numéro de projet, n projet, código de proyecto, código proyecto, nº proyecto
task: tasks, activity, activity name, task name, work type, issue summary, service item, aufgabe, aufgaben, leistung, leistungsart, arbeitspaket, vorgang, tâche, activité, tarea, actividad, compito, attività, tarefa
description: work description, what did you do, log entry
billable: is billable, billable y n, chargeable, is chargeable, abrechenbar, fakturierbar, verrechenbar, facturable, refacturable, facturable s n, fatturabile, faturável
hourly rate: rate, billable rate, billing rate, bill rate, rate per hour, hour rate, price per hour, stundensatz, stundenhonorar, stundenpreis, taux horaire, tarif horaire, tarifa por hora, tarifa horaria, precio por hora, precio hora, tariffa oraria, valor hora
hourly salary: hourly wage, hourly pay, pay rate, stundenlohn, salaire horaire, salario por hora, salario hora
amount: billable amount, billing amount, billed amount, honorar, montant facturable, importe facturable
status: approval state, approved status, approval, freigabestatus, freigabe, genehmigungsstatus, statut de validation, estado de aprobación
employee id: payroll id, employee no, employee nr, mitarbeiternr, numéro de salarié, nº empleado, n empleado, número de empleado, código de trabajador, cód trabajador, código trabajador
`;
