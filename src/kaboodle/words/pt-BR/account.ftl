# What people can do with the data that the server has of them.

account-title = Seus dados
account-why = Guardamos seu nome, seus lugares e suas partidas terminadas. Nada mais.
account-sign-out = Sair dos outros aparelhos
account-signed-out = Agora só vale este aparelho.
account-export = Baixar meus dados
account-delete = Apagar meus dados
account-delete-sure = Sim, apagar tudo
account-delete-why = Seu nome e seus lugares somem de tudo. Não dá para desfazer.
account-deleted = Seus dados foram apagados.
